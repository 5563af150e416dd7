package hexalyst.report;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.MissingResourceException;
import java.util.Set;

/// The complete stack trace of a failure, with its causes, as text. It includes only messages written by Java itself,
/// since others may quote a move, a comment or the name of a player.
final class StackText {
    private static final List<Class<? extends Throwable>> JAVA_SPEAKS = List.of(
            NullPointerException.class,
            IndexOutOfBoundsException.class,
            NegativeArraySizeException.class,
            ArrayStoreException.class,
            ArithmeticException.class,
            ClassCastException.class,
            ConcurrentModificationException.class,
            MissingResourceException.class,
            LinkageError.class,
            VirtualMachineError.class);

    private StackText() {}

    /// One line for each failure and each call, without a line end at the end.
    static String of(Throwable failure) {
        StringBuilder text = new StringBuilder();
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Throwable> waiting = new ArrayDeque<>(List.of(failure));
        while (!waiting.isEmpty()) {
            Throwable next = waiting.pop();
            if (seen.add(next)) {
                text.append(text.isEmpty() ? "" : "\nCaused by: ").append(head(next));
                for (StackTraceElement call : next.getStackTrace()) {
                    text.append("\n\tat ").append(call);
                }
                List.of(next.getSuppressed()).forEach(waiting::push);
                if (next.getCause() != null) {
                    waiting.push(next.getCause());
                }
            }
        }
        return text.toString();
    }

    private static String head(Throwable failure) {
        String message = failure.getMessage();
        boolean told = JAVA_SPEAKS.stream().anyMatch(type -> type.isInstance(failure));
        return failure.getClass().getName() + (told && message != null ? ": " + LogLine.oneLine(message) : "");
    }
}
