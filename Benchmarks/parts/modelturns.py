"""Turns of a scripted model that are killed, and what must be left of them."""

import json

import conversation
import modelserver as server

ANSWER = (
    "Kaydettim, afiyet olsun. Yanında bir bardak su iyi gelir. Biraz yürüyüş de öyle. "
    "Bir şey daha yediyseniz onu da yazabilirsiniz.")


class ScriptedModel:
    """Answers by what was said last, slowly enough to be killed anywhere, and checks what it gets."""

    def __init__(self, pause):
        self.pause = pause
        self.faults = []
        self.server = server.ModelServer(self.answer)

    def options(self):
        return ["--model", "openai:senaryo"]

    def answer(self, body):
        self.faults += broken(body.get("messages", []))
        said = server.last_words(body)
        if server.follows_tools(body) or "merhaba" in said:
            events = server.words(ANSWER)
        elif "elma" in said:
            events = server.calls(("logMeal", {"items": [{"name": "elma", "quantity": 1}]}))
        elif "su" in said:
            events = server.calls(
                ("logWater", {"milliliters": 200}),
                ("logMood", {"mood": "iyi"}))
        else:
            events = server.words("Tamam, sürdürelim.")
        yield server.head()
        for event in events:
            yield event
            yield self.pause


def broken(messages):
    """What is wrong with a thread as a model is told it."""
    faults, waiting, before = [], [], ""
    for message in messages:
        role = message["role"]
        if role == "tool":
            if message["tool_call_id"] not in waiting:
                faults.append("a result without its call")
            else:
                waiting.remove(message["tool_call_id"])
        else:
            if waiting:
                faults.append("a call without its result")
            waiting = [call["id"] for call in message.get("tool_calls") or []]
            for call in message.get("tool_calls") or []:
                json.loads(call["function"]["arguments"])
        if role == "user" and before == "user":
            faults.append("two messages of the person in a row")
        before = role
    if before not in ("user", "tool"):
        faults.append(f"a thread that ends with {before}")
    return faults


def lines(mark):
    return [
        "/ayar yönlendirme hep-model", f"/yeni {mark}", "merhaba", "bir elma yedim",
        "200 ml su içtim, keyfim iyi", "merhaba bir daha", "bir elma yedim yine",
    ]


def resumes(program, home, model, run, thread):
    """Goes on with a thread that was killed; returns what is wrong."""
    said = [event for event in run.events if event["type"] == "user"]
    answer = program.run(
        home, [], options=[*model.options(), "--sohbet", str(thread), "sor", "sürdürelim mi"])
    faults = [f"told the model {fault}" for fault in model.faults]
    model.faults = []
    if answer.code or not answer.answers or answer.thread != thread:
        faults.append(f"thread {thread} does not resume: {answer.code} {answer.errors[-300:]}")
    shown = program.run(home, [], options=["disa-aktar", str(thread), "--bicim", "json"])
    kept = shown.events[0]["messages"] if shown.events else []
    words = [message["text"] for message in kept if message["role"] == "user"]
    for event in said:
        if event["conversation"] == thread and event["text"] not in words:
            faults.append("a message of the person is gone: " + event["text"])
    if words[-1:] != ["sürdürelim mi"]:
        faults.append("the new message is not the last")
    return faults
