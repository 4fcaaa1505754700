"""In a pseudo-terminal: time to the prompt, and memory there."""

import fcntl
import os
import select
import shutil
import signal
import statistics
import struct
import termios
import time

from start import MEAL, run

PROMPT = "›".encode()


class Terminal:
    """A balli in a pseudo-terminal of 100 columns."""

    def __init__(self, balli, environment):
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        actions = [
            (os.POSIX_SPAWN_OPEN, 0, os.ttyname(slave), os.O_RDWR, 0),
            (os.POSIX_SPAWN_DUP2, 0, 1),
            (os.POSIX_SPAWN_DUP2, 0, 2),
        ]
        self.begun = time.perf_counter()
        # A new session, so that the terminal that is opened next becomes the controlling one.
        self.child = os.posix_spawn(
            balli, [balli], environment, file_actions=actions, setsid=True)
        self.slave = slave
        self.screen = b""

    def wait_for(self, mark, count=1, limit=10):
        """Milliseconds since the start when `mark` has come `count` times since the last wait."""
        deadline = time.monotonic() + limit
        while self.screen.count(mark) < count:
            if not select.select([self.master], [], [], max(0, deadline - time.monotonic()))[0]:
                raise SystemExit(f"no {mark!r} in the terminal; it shows {self.screen[-500:]!r}")
            self.screen += os.read(self.master, 65536)
        self.screen = b""
        return 1000 * (time.perf_counter() - self.begun)

    def type(self, text):
        os.write(self.master, text.encode())

    def settle(self):
        """Waits until the program does nothing any more."""
        before = None
        while (now := self._ticks()) != before:
            before = now
            if select.select([self.master], [], [], 0.15)[0]:
                os.read(self.master, 65536)
                before = None

    def _ticks(self):
        with open(f"/proc/{self.child}/stat") as file:
            return file.read().rpartition(")")[2].split()[11:13]

    def resident(self):
        """Resident memory in megabytes."""
        with open(f"/proc/{self.child}/status") as file:
            (line,) = [line for line in file if line.startswith("VmRSS")]
        return int(line.split()[1]) / 1024

    def leave(self):
        self.type("\x04")
        deadline = time.monotonic() + 5
        while os.waitpid(self.child, os.WNOHANG)[0] == 0:
            if time.monotonic() > deadline:
                os.kill(self.child, signal.SIGKILL)
                os.waitpid(self.child, 0)
                raise SystemExit("balli does not leave on Ctrl-D")
            if select.select([self.master], [], [], 0.002)[0]:
                os.read(self.master, 65536)
        os.close(self.master)
        os.close(self.slave)


def measure(options, table):
    balli, curl = str(options.balli), shutil.which("curl")
    environment = options.environment(options.folder / "prompt")
    run([balli, "sor", MEAL], environment)
    times, reference, memory = [], [], []
    for _ in range(options.rounds):
        reference.append(run([curl, "--version"], environment))
        terminal = Terminal(balli, environment)
        times.append(terminal.wait_for(PROMPT))
        terminal.settle()
        memory.append(terminal.resident())
        terminal.leave()
    table.ratio(
        "time to prompt / curl --version", statistics.median(times), statistics.median(reference), 8)
    table.most("resident memory at the prompt", statistics.median(memory), 45, "MB")
    table.most("  … after ten messages", after_messages(balli, environment), 50, "MB")


def after_messages(balli, environment):
    terminal = Terminal(balli, environment)
    terminal.wait_for(PROMPT)
    for number in range(10):
        terminal.settle()
        terminal.type(f"{number + 1} elma yedim\r")
        terminal.settle()
    memory = terminal.resident()
    terminal.leave()
    return memory
