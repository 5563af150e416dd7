package hexalyst.engine.external;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A program that speaks some GTP and misbehaves in one way, named by its argument. Run as a process of its own.
public final class OddEngine {
    private static final List<String> OPEN = List.of("e5w", "a1b", "i5w", "e1b", "e9w", "c3b");

    private final String oddity;
    private int moves;

    private OddEngine(String oddity) {
        this.oddity = oddity;
    }

    /// The command line that starts it.
    public static EngineCommand command(String oddity) {
        String classes = "target/test-classes" + File.pathSeparator + "target/classes";
        return new EngineCommand(List.of(java(), "-cp", classes, OddEngine.class.getName(), oddity));
    }

    /// The java executable that runs the tests.
    public static String java() {
        return ProcessHandle.current().info().command().orElse("java");
    }

    /// Answers until the input ends.
    public static void main(String[] arguments) throws IOException {
        OddEngine engine = new OddEngine(arguments[0]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        if (engine.oddity.equals("exits at once")) {
            System.err.println("no licence");
            System.exit(3);
        }
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            System.out.print(engine.answer(line.split(" ")));
            System.out.flush();
        }
    }

    private String answer(String[] words) {
        return switch (words[0]) {
            case "protocol_version" -> oddity.equals("old") ? "= 1\n\n" : "= 2\n\n";
            case "name" -> name();
            case "version" -> "? unknown command\n\n";
            case "list_commands" -> "= play\ngenmove\nclear_board\nboardsize\n\n";
            case "play" -> {
                moves++;
                yield "=\n\n";
            }
            case "boardsize" -> words[1].equals("5") ? "=\n\n" : "? unacceptable size\n\n";
            case "genmove" -> genmove();
            default -> "=\n\n";
        };
    }

    private String name() {
        return switch (oddity) {
            case "greets" -> "Welcome!\n= Odd\n\n";
            case "rambles" -> "no engine, and " + "very ".repeat(40) + "talkative\n";
            default -> "= Odd\n\n";
        };
    }

    @SuppressWarnings({"InfiniteLoopStatement", "ThreadSleep"})
    private String genmove() {
        switch (oddity) {
            case "crashes" -> {
                System.err.println("thinking\nout of cheese");
                System.exit(7);
            }
            case "hangs" -> {
                while (true) {
                    Thread.onSpinWait();
                }
            }
            case "never ends a line" -> {
                while (true) {
                    System.out.print("e5w ".repeat(1000));
                }
            }
            case "never ends an answer" -> {
                System.out.print("= e5w\n");
                while (true) {
                    System.out.print("e5w\n".repeat(1000));
                }
            }
            case "floods" -> System.err.print("a line of chatter\n".repeat(100_000));
            default -> moves += 0;
        }
        return switch (oddity) {
            case "resigns" -> "= Resign\n\n";
            case "talks" -> "= banana\n\n";
            case "talks at once" -> "banana\n\n";
            case "complains" -> "? no idea\n\n";
            case "cheats" -> "= e5w\n\n";
            default -> "= " + OPEN.get(moves++) + "\n\n";
        };
    }
}
