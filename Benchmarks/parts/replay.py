"""A server on loopback that speaks as llama.cpp's does and plays answers written beforehand.

The name of the model says what is played:

  paced-N      N chunks of a few letters, one every 5 ms
  flood-N      the same N chunks, as fast as they are taken
  words-N      N million bytes of words in chunks of 4 kB, as fast as they are taken
  thoughts-N   N million bytes of thoughts, then one sentence
  line-N       N million bytes of words in one chunk
"""

import json
import multiprocessing
import random
import socket
import threading
import time

PACE = 0.005
FIRST = "Öğünleriniz üzerine kısaca konuşalım. "
SENTENCES = [
    "Sabahları tam buğday ekmeği, peynir ve bol yeşillik uzun süre tok tutar.",
    "Kahvaltıda yumurta yerseniz kan şekeriniz daha yavaş yükselir.",
    "Öğlen bir kase mercimek çorbası hem doyurucudur hem de lif verir.",
    "Yanına yoğurt ya da ayran eklemek yemeği dengeler.",
    "Meyveyi tek başına değil, birkaç ceviz veya bademle birlikte yemek daha iyidir.",
    "Pilav ve makarna pişip soğuduğunda nişastasının bir bölümü daha yavaş sindirilir.",
    "Yürüyüş için en iyi zaman yemekten sonraki yarım saattir.",
    "Akşam yemeğini geç saate bırakmamaya çalışın.",
    "Sebze yemeklerinde az yağ yeter, tadını baharat verir.",
    "Susadığınızda meyve suyu yerine su için.",
    "Alışverişe tok karnına giderseniz daha az tatlı alırsınız.",
    "Etiketlerde yalnız şekere değil, toplam karbonhidrata da bakın.",
    "Dışarıda yerken sosu ayrı istemek iyi bir alışkanlıktır.",
    "Uykusuz bir gecenin ardından şekeriniz daha oynak olabilir.",
    "Ne yediğinizi yazmaya devam edin; birlikte bakınca örüntüler görünür.",
    "Sorularınızı hekiminize ve diyetisyeninize de götürün.",
]


def pieces(count):
    """An answer in so many pieces, cut as models cut it; the first holds a whole sentence."""
    chance = random.Random(4)
    found, text = [FIRST + "Önce"], " "
    while len(found) < count:
        if len(text) < 8:
            end = "\n\n" if chance.random() < 0.2 else " "
            text += chance.choice(SENTENCES) + end
        length = chance.choice([2, 3, 3, 4, 4, 5, 6])
        found.append(text[:length])
        text = text[length:]
    return found


def paragraph(length):
    """Sentences of about so many bytes."""
    chance = random.Random(5)
    text = ""
    while len(text.encode()) < length:
        text += chance.choice(SENTENCES) + " "
    return text


def event(model, delta, reason=None):
    """A chunk in the form that llama.cpp gives it, as an HTTP chunk."""
    body = {
        "choices": [{"finish_reason": reason, "index": 0, "delta": delta}],
        "created": 1795249015, "id": "chatcmpl-8rZ4IAidsToA5ACGaSHGW27vmrWXg11F", "model": model,
        "system_fingerprint": "b0-unknown", "object": "chat.completion.chunk",
    }
    return packed(f"data: {json.dumps(body, ensure_ascii=False, separators=(',', ':'))}\n\n")


def packed(text):
    data = text.encode()
    return b"%x\r\n%s\r\n" % (len(data), data)


class Replay:
    """The server, in a process of its own so that it does not share a lock with who measures."""

    def __init__(self):
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=16)
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        context = multiprocessing.get_context("fork")
        self.seen, tell = context.Pipe(duplex=False)
        self.process = context.Process(target=serve, args=(self.listener, tell), daemon=True)
        self.process.start()
        self.listener.close()

    def moments(self):
        """What happened since the last call: (what, when by the monotonic clock)."""
        found = []
        while self.seen.poll(0.05):
            found.append(self.seen.recv())
        return found

    def stop(self):
        self.process.terminate()
        self.process.join()


def serve(listener, tell):
    while True:
        connection, _ = listener.accept()
        threading.Thread(target=Connection(connection, tell).run, daemon=True).start()


class Connection:
    """One connection, with its requests in turn."""

    def __init__(self, connection, tell):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.connection = connection
        self.reader = connection.makefile("rb")
        self.tell = tell

    def run(self):
        try:
            while line := self.reader.readline():
                path = line.split()[1].decode()
                length = 0
                while (header := self.reader.readline()) not in (b"\r\n", b""):
                    name, _, value = header.partition(b":")
                    if name.lower() == b"content-length":
                        length = int(value)
                body = self.reader.read(length)
                self.tell.send((path, time.monotonic()))
                self.answer(path, body)
        except (BrokenPipeError, ConnectionResetError):
            pass
        self.tell.send(("closed", time.monotonic()))

    def answer(self, path, body):
        if path == "/v1/chat/completions":
            return self.play(json.loads(body)["model"])
        replies = {
            "/v1/models": {"object": "list", "data": [{
                "id": "kayıt", "object": "model", "owned_by": "llamacpp",
                "meta": {"n_ctx": 32768, "n_ctx_train": 32768, "n_params": 7615616512}}]},
            "/props": {
                "default_generation_settings": {"n_ctx": 32768},
                "modalities": {"vision": False, "audio": False},
                "chat_template": "{% if tools %}{{ tools }}{% endif %}{{ messages }}"},
            "/v1/chat/completions/input_tokens": {"input_tokens": 900},
        }
        reply = replies.get(path, {"error": {"code": 404, "message": "File Not Found"}})
        data = json.dumps(reply).encode()
        status = b"200 OK" if path in replies else b"404 Not Found"
        self.connection.sendall(
            b"HTTP/1.1 %s\r\nServer: llama.cpp\r\nContent-Type: application/json; charset=utf-8\r\n"
            b"Content-Length: %d\r\n\r\n%s" % (status, len(data), data))

    def play(self, model):
        name, _, number = model.partition("-")
        count = int(number)
        send = self.connection.sendall
        send(
            b"HTTP/1.1 200 OK\r\nServer: llama.cpp\r\nContent-Type: text/event-stream\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
            + event(model, {"role": "assistant", "content": None}))
        time.sleep(0.02)
        {
            "paced": self.paced, "flood": self.flood, "words": self.words,
            "thoughts": self.thoughts, "line": self.line,
        }[name](model, count)
        send(event(model, {}, "stop") + packed("data: [DONE]\n\n") + b"0\r\n\r\n")
        self.tell.send(("sent", time.monotonic()))

    def paced(self, model, count):
        begun = None
        for number, piece in enumerate(pieces(count)):
            chunk = event(model, {"content": piece})
            if begun is None:
                begun = time.monotonic()
                self.tell.send(("first", begun))
            time.sleep(max(0, begun + number * PACE - time.monotonic()))
            self.connection.sendall(chunk)

    def flood(self, model, count):
        chunks = [event(model, {"content": piece}) for piece in pieces(count)]
        self.tell.send(("first", time.monotonic()))
        for chunk in chunks:
            self.connection.sendall(chunk)

    def words(self, model, count):
        self.many(event(model, {"content": paragraph(4000)}), count, b"")

    def thoughts(self, model, count):
        end = event(model, {"content": FIRST})
        self.many(event(model, {"reasoning_content": paragraph(4000)}), count, end)

    def many(self, chunk, count, end):
        block = chunk * 16
        self.tell.send(("first", time.monotonic()))
        for _ in range(count * 1_000_000 // len(block)):
            self.connection.sendall(block)
        self.connection.sendall(end)

    def line(self, model, count):
        text = json.dumps(paragraph(4000), ensure_ascii=False)[1:-1]
        self.tell.send(("first", time.monotonic()))
        self.connection.sendall(packed('data: {"choices":[{"index":0,"delta":{"content":"'))
        block = packed(text * 16)
        for _ in range(count * 1_000_000 // len(block)):
            self.connection.sendall(block)
        self.connection.sendall(packed('"}}]}\n\n'))
