#ifndef BALLI_CLIBCURL_SHIM_H
#define BALLI_CLIBCURL_SHIM_H

#include <arpa/inet.h>
#include <curl/curl.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

// libcurl brings thirty more libraries with it, which cost every start 6 ms, also one without any
// request. So it is not linked: the first request opens it and fills this table.

typedef struct balli_curl {
  CURLcode (*global_init)(long);
  CURL *(*easy_init)(void);
  void (*easy_cleanup)(CURL *);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  CURLcode (*easy_pause)(CURL *, int);
  CURLM *(*multi_init)(void);
  CURLMcode (*multi_cleanup)(CURLM *);
  CURLMcode (*multi_add_handle)(CURLM *, CURL *);
  CURLMcode (*multi_remove_handle)(CURLM *, CURL *);
  CURLMcode (*multi_perform)(CURLM *, int *);
  CURLMcode (*multi_poll)(CURLM *, struct curl_waitfd *, unsigned int, int, int *);
  CURLMsg *(*multi_info_read)(CURLM *, int *);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
  CURLU *(*url)(void);
  void (*url_cleanup)(CURLU *);
  CURLUcode (*url_set)(CURLU *, CURLUPart, const char *, unsigned int);
  CURLUcode (*url_get)(const CURLU *, CURLUPart, char **, unsigned int);
  void (*free)(void *);
} balli_curl;

typedef size_t (*balli_receive_function)(char *, size_t, size_t, void *);

/// Opens libcurl and prepares it; 0 where it is missing or too old.
static inline int balli_curl_open(balli_curl *curl) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define BALLI_FIND(member, name)                                   \
  *(void **)(&curl->member) = dlsym(library, name);                \
  if (!curl->member) return 0;
  BALLI_FIND(global_init, "curl_global_init")
  BALLI_FIND(easy_init, "curl_easy_init")
  BALLI_FIND(easy_cleanup, "curl_easy_cleanup")
  BALLI_FIND(easy_setopt, "curl_easy_setopt")
  BALLI_FIND(easy_getinfo, "curl_easy_getinfo")
  BALLI_FIND(easy_pause, "curl_easy_pause")
  BALLI_FIND(multi_init, "curl_multi_init")
  BALLI_FIND(multi_cleanup, "curl_multi_cleanup")
  BALLI_FIND(multi_add_handle, "curl_multi_add_handle")
  BALLI_FIND(multi_remove_handle, "curl_multi_remove_handle")
  BALLI_FIND(multi_perform, "curl_multi_perform")
  BALLI_FIND(multi_poll, "curl_multi_poll")
  BALLI_FIND(multi_info_read, "curl_multi_info_read")
  BALLI_FIND(slist_append, "curl_slist_append")
  BALLI_FIND(slist_free_all, "curl_slist_free_all")
  BALLI_FIND(url, "curl_url")
  BALLI_FIND(url_cleanup, "curl_url_cleanup")
  BALLI_FIND(url_set, "curl_url_set")
  BALLI_FIND(url_get, "curl_url_get")
  BALLI_FIND(free, "curl_free")
#undef BALLI_FIND
  return curl->global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

static inline int balli_easy_set_number(
    const balli_curl *curl, CURL *easy, CURLoption option, long value) {
  return curl->easy_setopt(easy, option, value) == CURLE_OK;
}

static inline int balli_easy_set_text(
    const balli_curl *curl, CURL *easy, CURLoption option, const char *value) {
  return curl->easy_setopt(easy, option, value) == CURLE_OK;
}

static inline int balli_easy_set_headers(
    const balli_curl *curl, CURL *easy, struct curl_slist *headers) {
  return curl->easy_setopt(easy, CURLOPT_HTTPHEADER, headers) == CURLE_OK;
}

/// libcurl copies the body.
static inline int balli_easy_set_body(
    const balli_curl *curl, CURL *easy, const void *bytes, long count) {
  return curl->easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count) == CURLE_OK
      && curl->easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, bytes) == CURLE_OK;
}

/// `owner` comes back with every piece, and with the end of the transfer.
static inline int balli_easy_set_receiver(
    const balli_curl *curl, CURL *easy, balli_receive_function head, balli_receive_function body,
    void *owner) {
  return curl->easy_setopt(easy, CURLOPT_HEADERFUNCTION, head) == CURLE_OK
      && curl->easy_setopt(easy, CURLOPT_HEADERDATA, owner) == CURLE_OK
      && curl->easy_setopt(easy, CURLOPT_WRITEFUNCTION, body) == CURLE_OK
      && curl->easy_setopt(easy, CURLOPT_WRITEDATA, owner) == CURLE_OK
      && curl->easy_setopt(easy, CURLOPT_PRIVATE, owner) == CURLE_OK;
}

/// No scheme but http and https; the numeric option is for libcurl before 7.85.
static inline int balli_easy_allow_web_only(const balli_curl *curl, CURL *easy) {
  const CURLoption protocols = (CURLoption)181, redirects = (CURLoption)182;
  const long web = 1 | 2;
  return (curl->easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https") == CURLE_OK
          || curl->easy_setopt(easy, protocols, web) == CURLE_OK)
      && (curl->easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https") == CURLE_OK
          || curl->easy_setopt(easy, redirects, web) == CURLE_OK);
}

static inline int balli_close_on_exec(void *owner, curl_socket_t socket, curlsocktype purpose) {
  (void)owner;
  (void)purpose;
  fcntl(socket, F_SETFD, FD_CLOEXEC);
  return CURL_SOCKOPT_OK;
}

/// Programs that we start do not inherit the connection and so cannot keep it open.
static inline int balli_easy_keep_from_children(const balli_curl *curl, CURL *easy) {
  return curl->easy_setopt(easy, CURLOPT_SOCKOPTFUNCTION, balli_close_on_exec) == CURLE_OK;
}

/// Whether an IPv4 address, in the host's order, belongs to no machine of the public internet (RFC 6890).
static inline int balli_is_inner_four(unsigned int four) {
  static const unsigned int ranges[][2] = {
      {0x00000000, 8},  {0x0A000000, 8},  {0x64400000, 10}, {0x7F000000, 8},  {0xA9FE0000, 16},
      {0xAC100000, 12}, {0xC0000000, 24}, {0xC0A80000, 16}, {0xC6120000, 15}, {0xE0000000, 3}};
  for (unsigned long i = 0; i < sizeof ranges / sizeof *ranges; i++)
    if (((four ^ ranges[i][0]) >> (32 - ranges[i][1])) == 0) return 1;
  return 0;
}

/// The same for IPv6: none, this machine, unique local, link, several, and those that hold an IPv4 address.
static inline int balli_is_inner_six(const unsigned char *six) {
  int zeros = 0;
  while (zeros < 12 && six[zeros] == 0) zeros++;
  unsigned int four = (unsigned int)six[12] << 24 | six[13] << 16 | six[14] << 8 | six[15];
  if (zeros == 12) return 1;
  if (zeros == 10 && six[10] == 0xFF && six[11] == 0xFF) return balli_is_inner_four(four);
  if (six[0] == 0 && six[1] == 0x64 && six[2] == 0xFF && six[3] == 0x9B)
    return six[4] != 0 || six[5] != 0 || balli_is_inner_four(four);
  if (six[0] == 0x20 && six[1] == 0x02) return 1;
  return (six[0] & 0xFE) == 0xFC || (six[0] == 0xFE && six[1] >= 0x80) || six[0] == 0xFF;
}

/// Whether a socket address is of this machine, its network or a link; 1 for a kind that is not known.
static inline int balli_is_inner_address(const struct sockaddr *address) {
  if (address->sa_family == AF_INET)
    return balli_is_inner_four(ntohl(((const struct sockaddr_in *)address)->sin_addr.s_addr));
  if (address->sa_family == AF_INET6)
    return balli_is_inner_six(((const struct sockaddr_in6 *)address)->sin6_addr.s6_addr);
  return 1;
}

/// The same for a host that is written as an address; 0 for a name, of which nothing is known yet.
static inline int balli_is_inner_host(const char *host) {
  struct in_addr four;
  struct in6_addr six;
  if (inet_pton(AF_INET, host, &four) == 1) return balli_is_inner_four(ntohl(four.s_addr));
  return inet_pton(AF_INET6, host, &six) == 1 && balli_is_inner_six(six.s6_addr);
}

static inline curl_socket_t balli_open_public(
    void *owner, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)owner;
  (void)purpose;
  if (balli_is_inner_address(&address->addr)) return CURL_SOCKET_BAD;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/// Connects to no address of this machine or its network, and uses no connection that was made without
/// this rule.
static inline int balli_easy_reach_public_only(const balli_curl *curl, CURL *easy) {
  return curl->easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, balli_open_public) == CURLE_OK
      && curl->easy_setopt(easy, CURLOPT_FRESH_CONNECT, 1L) == CURLE_OK;
}

/// Bytes of the request's body sent so far.
static inline long balli_easy_sent(const balli_curl *curl, CURL *easy) {
  curl_off_t value = 0;
  return curl->easy_getinfo(easy, CURLINFO_SIZE_UPLOAD_T, &value) == CURLE_OK ? (long)value : 0;
}

/// Microseconds from the start until the connection was ready; 0 while it is not.
static inline long balli_easy_connected(const balli_curl *curl, CURL *easy) {
  curl_off_t value = 0;
  return curl->easy_getinfo(easy, CURLINFO_PRETRANSFER_TIME_T, &value) == CURLE_OK
      ? (long)value : 0;
}

/// What a proxy answered to a request for a tunnel; 0 where none was asked.
static inline long balli_easy_proxy_status(const balli_curl *curl, CURL *easy) {
  long value = 0;
  return curl->easy_getinfo(easy, CURLINFO_HTTP_CONNECTCODE, &value) == CURLE_OK ? value : 0;
}

/// The owner of the next transfer that has ended, and how; NULL for none.
static inline void *balli_multi_next_ended(const balli_curl *curl, CURLM *multi, CURLcode *code) {
  int left = 0;
  CURLMsg *message;
  while ((message = curl->multi_info_read(multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    void *owner = NULL;
    *code = message->data.result;
    if (curl->easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, (char **)&owner) == CURLE_OK)
      return owner;
  }
  return NULL;
}

/// Waits for the sockets of all transfers, a timer of libcurl's or `descriptor`; 1 for the last.
static inline int balli_multi_poll(
    const balli_curl *curl, CURLM *multi, int descriptor, int milliseconds) {
  struct curl_waitfd wake = {.fd = descriptor, .events = CURL_WAIT_POLLIN};
  return curl->multi_poll(multi, &wake, 1, milliseconds, NULL) != CURLM_OK || wake.revents != 0;
}

/// A descriptor that is readable once it was woken; -1 where none is left.
static inline int balli_event_open(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

static inline void balli_event_wake(int event) {
  int isFull = eventfd_write(event, 1);
  (void)isFull;
}

static inline void balli_event_clear(int event) {
  eventfd_t count;
  int isEmpty = eventfd_read(event, &count);
  (void)isEmpty;
}

/// Signals are for the program's other threads; OpenSSL's SIGPIPE for none.
static inline void balli_block_signals(void) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, NULL);
}

/// Whether a host is an address of this machine's own: 1 for 127.0.0.0/8 and ::1.
static inline int balli_is_loopback_address(const char *host) {
  struct in_addr four;
  struct in6_addr six;
  if (inet_pton(AF_INET, host, &four) == 1) return (ntohl(four.s_addr) >> 24) == 127;
  return inet_pton(AF_INET6, host, &six) == 1 && IN6_IS_ADDR_LOOPBACK(&six);
}

#endif
