package hexalyst;

import java.lang.reflect.InvocationTargetException;

/**
 * The program's entry point. Compiled for Java 8 and using nothing newer, so that an older Java gets an error message
 * instead of a stack trace. Then hands over to {@code Start}, which it must not reference directly.
 */
public final class Main {
    private static final int NEEDED = 25;

    private Main() {}

    /** Starts the program. */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        int version = version(System.getProperty("java.specification.version", "0"));
        if (version < NEEDED) {
            System.err.println("hexalyst: Java " + NEEDED + " or newer is needed, and this is Java " + version + " ("
                    + System.getProperty("java.home") + ")");
            System.exit(1);
        }
        try {
            Class.forName("hexalyst.Start").getMethod("main", String[].class).invoke(null, (Object) arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** The number of a Java version: 8 for "1.8", 17 for "17". */
    static int version(String specification) {
        String number = specification.startsWith("1.") ? specification.substring(2) : specification;
        int dot = number.indexOf('.');
        return Integer.parseInt(dot < 0 ? number : number.substring(0, dot));
    }
}
