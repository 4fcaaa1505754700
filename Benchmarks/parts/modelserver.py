"""A scripted OpenAI-compatible server on loopback: every byte that it sends is the script's."""

import json
import socket
import struct
import threading
import time

HEAD = b"HTTP/1.1 %d Scripted\r\nContent-Type: %s\r\nConnection: close\r\n\r\n"


def head(status=200, kind="text/event-stream"):
    """The head of an answer whose end is that of its connection."""
    return HEAD % (status, kind.encode())


def chunk(delta, finish=None):
    """One event of a stream."""
    choice = {"index": 0, "delta": delta, "finish_reason": finish}
    event = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "senaryo",
             "choices": [choice]}
    return b"data: " + json.dumps(event, ensure_ascii=False).encode() + b"\n\n"


def usage(prompt, completion):
    tokens = {"prompt_tokens": prompt, "completion_tokens": completion,
              "total_tokens": prompt + completion}
    event = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "senaryo",
             "choices": [], "usage": tokens}
    return b"data: " + json.dumps(event).encode() + b"\n\n"


DONE = b"data: [DONE]\n\n"


def words(text, tokens=(40, 12)):
    """The events of an answer in words."""
    pieces = [piece + " " for piece in text.split(" ")]
    pieces[-1] = pieces[-1].rstrip()
    events = [chunk({"role": "assistant", "content": ""})]
    events += [chunk({"content": piece}) for piece in pieces]
    return events + [chunk({}, "stop"), usage(*tokens), DONE]


def calls(*wanted):
    """The events of an answer that calls tools: (name, arguments) each, in pieces."""
    events = [chunk({"role": "assistant", "content": None})]
    for index, (name, arguments) in enumerate(wanted):
        text = json.dumps(arguments, ensure_ascii=False)
        function = {"name": name, "arguments": ""}
        call = {"index": index, "id": f"call_{name}_{index}", "type": "function",
                "function": function}
        events.append(chunk({"tool_calls": [call]}))
        for start in range(0, len(text), 7):
            piece = {"arguments": text[start:start + 7]}
            events.append(chunk({"tool_calls": [{"index": index, "function": piece}]}))
    return events + [chunk({}, "tool_calls"), usage(60, 20), DONE]


class ModelServer:
    """Answers each POST with what `script(body)` yields, everything else with `others`.

    A step is bytes to send, seconds to wait, or one of "cut", "reset", "hang".
    """

    def __init__(self, script, others=None):
        self.script = script
        self.others = others or models
        self.requests = []
        self.is_over = threading.Event()
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/v1"

    def close(self):
        self.is_over.set()
        self.listener.close()

    def _accept(self):
        while not self.is_over.is_set():
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        try:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            request = self._read(connection)
            if request is None:
                return
            method, path, body = request
            self.requests.append((method, path, body))
            steps = self.script(body) if method == "POST" else self.others(path)
            for step in steps:
                if not self._perform(step, connection):
                    return
        except OSError:
            pass
        finally:
            connection.close()

    def _perform(self, step, connection):
        if isinstance(step, bytes):
            connection.sendall(step)
            return True
        if isinstance(step, (int, float)):
            time.sleep(step)
            return True
        if step == "hang":
            connection.settimeout(0.2)
            while not self.is_over.is_set():
                try:
                    if not connection.recv(1):
                        return False
                except TimeoutError:
                    pass
        if step == "reset":
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        return False

    @staticmethod
    def _read(connection):
        data = b""
        while b"\r\n\r\n" not in data:
            piece = connection.recv(65536)
            if not piece:
                return None
            data += piece
        start, _, rest = data.partition(b"\r\n\r\n")
        lines = start.decode("latin-1").split("\r\n")
        method, path, _ = lines[0].split(" ", 2)
        length = 0
        for line in lines[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
        while len(rest) < length:
            piece = connection.recv(65536)
            if not piece:
                return None
            rest += piece
        try:
            body = json.loads(rest) if rest else {}
        except ValueError:
            body = {}
        return method, path, body


def models(path):
    """The list of models, and nothing else."""
    if path.endswith("/models"):
        text = json.dumps({"object": "list", "data": [
            {"id": "senaryo", "object": "model", "created": 1, "owned_by": "test"}]})
        yield head(200, "application/json") + text.encode()
    else:
        yield head(404, "application/json") + b'{"error":{"message":"not found","code":404}}'


def last_words(body):
    """What the person said last."""
    for message in reversed(body.get("messages", [])):
        if message["role"] == "user":
            content = message["content"]
            return content if isinstance(content, str) else content[0]["text"]
    return ""


def follows_tools(body):
    """Whether the newest message is a tool's result."""
    messages = body.get("messages", [])
    return bool(messages) and messages[-1]["role"] == "tool"
