package hexalyst.engine.external;

import hexalyst.text.Texts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A process that is queried with the Go Text Protocol, one command at a time. Threads of their own read its two output
/// streams, so that it cannot block on a full pipe. Unexpected output is stored only up to a fixed size. After any
/// failure the process has been killed.
final class GtpPipe implements AutoCloseable {
    /// Longer lines, and answers with more lines, are considered endless.
    private static final int LONGEST_LINE = 1 << 16;

    private static final int MOST_LINES = 4096;
    private static final Pattern SYSTEM_ERROR = Pattern.compile("error[=:] ?\\d+,? ?\\(?([^()]+)");
    private static final int SHOWN = 120;
    private static final Duration LAST_WORDS = Duration.ofSeconds(2);

    private final Process process;
    private final List<Thread> readers = new ArrayList<>();
    private final BlockingQueue<Heard> heard = new ArrayBlockingQueue<>(256);
    private volatile String name;
    private volatile String complaint = "";
    private volatile boolean closed;

    /// Output from the engine.
    private sealed interface Heard {
        record Line(String text) implements Heard {}

        /// The output has ended, or is not worth reading any further.
        record End(boolean endless) implements Heard {}
    }

    /// Starts a process.
    ///
    /// @throws EngineFailure if it cannot be started
    GtpPipe(EngineCommand command) throws EngineFailure {
        name = command.program();
        try {
            process = new ProcessBuilder(command.words()).start();
        } catch (IOException e) {
            throw new EngineFailure(name, "notStarted", reason(e));
        }
        readers.add(reader("output", () -> listen(process.inputReader(StandardCharsets.UTF_8))));
        readers.add(reader("errors", this::drain));
    }

    /// The system's reason, without the program's name and the error number that Java adds.
    private static String reason(IOException e) {
        String text = String.valueOf(e.getMessage());
        Matcher matcher = SYSTEM_ERROR.matcher(text);
        return matcher.find() ? matcher.group(1).strip() : text;
    }

    private Thread reader(String what, Runnable task) {
        return Thread.ofPlatform()
                .daemon()
                .name("hexalyst-external-" + what + "-" + process.pid())
                .start(task);
    }

    /// Sets the engine's name for messages from now on.
    void name(String said) {
        name = shortened(said);
    }

    /// The engine's name.
    String name() {
        return name;
    }

    private void listen(Reader in) {
        try {
            StringBuilder line = new StringBuilder();
            for (int c = in.read(); c >= 0; c = in.read()) {
                if (c == '\n') {
                    heard.put(new Heard.Line(line.toString()));
                    line.setLength(0);
                } else if (line.length() >= LONGEST_LINE) {
                    heard.put(new Heard.End(true));
                    return;
                } else if (c == '\t' || c >= ' ' && c != 127) {
                    line.append((char) c);
                }
            }
            heard.put(new Heard.End(false));
        } catch (IOException closedPipe) {
            heard.offer(new Heard.End(false));
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /// Reads the error stream and keeps its last line.
    private void drain() {
        char[] buffer = new char[4096];
        StringBuilder line = new StringBuilder();
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8), buffer.length)) {
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                for (int i = 0; i < count; i++) {
                    if (buffer[i] != '\n') {
                        line.append(line.length() < SHOWN ? buffer[i] : "");
                    } else {
                        complaint = line.toString().isBlank() ? complaint : line.toString();
                        line.setLength(0);
                    }
                }
            }
        } catch (IOException closedPipe) {
            complaint = line.toString().isBlank() ? complaint : line.toString();
        }
    }

    /// Sends a command and waits for its answer.
    ///
    /// @return the answer after `=`, its lines separated by `\n`
    /// @throws EngineFailure if the engine has ended, does not answer in time, or answers with `?` or something that is
    ///     no valid answer
    String ask(String command, Duration limit) throws EngineFailure, InterruptedException {
        Answer answer = answer(command, limit);
        if (!answer.success()) {
            throw failed("error", quoted(command), quoted(answer.text()));
        }
        return answer.text();
    }

    /// An answer.
    ///
    /// @param success whether it begins with `=` rather than `?`
    /// @param text the rest
    record Answer(boolean success, String text) {}

    /// Sends a command and waits for its answer, which may be an error.
    ///
    /// @throws EngineFailure if the engine has ended, does not answer in time, or gives no valid answer
    Answer answer(String command, Duration limit) throws EngineFailure, InterruptedException {
        long deadline = System.nanoTime() + limit.toNanos();
        try {
            OutputStream out = process.getOutputStream();
            out.write((command + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException brokenPipe) {
            throw ended(command);
        }
        StringBuilder text = new StringBuilder();
        int lines = 0;
        while (true) {
            String line = line(command, limit, deadline);
            if (line.isBlank() && lines > 0) {
                return new Answer(
                        text.charAt(0) == '=',
                        text.substring(1).replaceFirst("^\\d+", "").strip());
            }
            if (lines == 0 && !line.isBlank() && !line.matches("[=?].*")) {
                throw failed("noAnswer", quoted(line), quoted(command));
            }
            lines += line.isBlank() ? 0 : 1;
            text.append(lines > 1 ? "\n" : "").append(line.isBlank() ? "" : line);
            if (lines > MOST_LINES) {
                throw failed("endless", quoted(command));
            }
        }
    }

    private String line(String command, Duration limit, long deadline) throws EngineFailure, InterruptedException {
        Heard next = heard.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        if (next == null) {
            throw closed ? ended(command) : failed("slow", quoted(command), seconds(limit));
        }
        return switch (next) {
            case Heard.Line line -> line.text();
            case Heard.End end -> throw end.endless() ? failed("endless", quoted(command)) : ended(command);
        };
    }

    static String seconds(Duration time) {
        return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }

    private static String quoted(String text) {
        return "'" + shortened(text) + "'";
    }

    private static String shortened(String text) {
        String line =
                text.lines().map(String::strip).reduce((a, b) -> a + " " + b).orElse("");
        return line.length() > SHOWN ? line.substring(0, SHOWN) + "..." : line;
    }

    /// Kills the process; returns the failure to throw.
    ///
    /// @param key the key of what happened
    /// @param arguments what it is about
    EngineFailure failed(String key, Object... arguments) {
        close();
        return new EngineFailure(name, key, arguments);
    }

    private EngineFailure ended(String command) throws InterruptedException {
        if (closed) {
            return new EngineFailure(name, "closed");
        }
        boolean gone = process.waitFor(LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS);
        for (Thread reader : readers) {
            reader.join(LAST_WORDS);
        }
        String key = gone ? "exited" : "fellSilent";
        String asked = quoted(command);
        String code = gone ? String.valueOf(process.exitValue()) : "";
        return complaint.isEmpty()
                ? failed(key, asked, code)
                : failed("saidLast", Texts.of(GtpPipe.class).get(key, asked, code), quoted(complaint));
    }

    /// True until the process has failed or been closed.
    boolean alive() {
        return !closed && process.isAlive();
    }

    /// Kills the process and all processes that it has started, and ends the threads. A command that is waiting for its
    /// answer fails.
    @Override
    public void close() {
        closed = true;
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        heard.clear();
        heard.offer(new Heard.End(false));
        readers.forEach(Thread::interrupt);
    }
}
