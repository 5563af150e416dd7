package hexalyst;

import hexalyst.text.FileNaming;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Restarts the program in this process, in a UTF-8 locale. Without such a locale, as in most containers and in
/// services, Java treats file names on Linux as ASCII, and a running program cannot change that. The restarted program
/// reads the same arguments again, as bytes.
final class Relaunch {
    private static final Path ARGUMENTS = Path.of("/proc/self/cmdline");
    private static final String PROGRAM = "/proc/self/exe";
    private static final String UTF_8 = "C.UTF-8";

    private Relaunch() {}

    /// Restarts the program, and does not return, if the locale is not UTF-8 and the arguments may need it. Returns if
    /// a restart is not needed or not possible; [FileNaming] then says what has to be set.
    ///
    /// @param arguments the program's arguments
    /// @param window whether the window is to open, which shows folders
    static void ifNeeded(String[] arguments, boolean window) {
        FileNaming naming = FileNaming.ofThisStart();
        if (!naming.isAscii() || !Files.isReadable(ARGUMENTS)) {
            return;
        }
        boolean needed = window
                || naming.lost(arguments).isPresent()
                || Stream.of(arguments).anyMatch(argument -> Files.isDirectory(Path.of(argument)));
        String all = System.getenv("LC_ALL");
        String variable = all == null || all.isEmpty() ? "LC_CTYPE" : "LC_ALL";
        // If a restarted program gets here again, the system has no such locale.
        if (needed && !UTF_8.equals(System.getenv(variable))) {
            try {
                start(variable);
            } catch (Throwable impossible) {
                // The caller then reports what has to be set.
                return;
            }
        }
    }

    private static void start(String variable) throws Throwable {
        Linker linker = Linker.nativeLinker();
        MethodHandle set = handle(linker, "setenv", ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        MethodHandle run = handle(linker, "execv", ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment program = arena.allocateFrom(PROGRAM);
            MemorySegment list = arguments(arena);
            int done = (int) set.invokeExact(arena.allocateFrom(variable), arena.allocateFrom(UTF_8), 1);
            if (done == 0) {
                done = (int) run.invokeExact(program, list);
            }
        }
    }

    @SuppressWarnings("restricted")
    private static MethodHandle handle(Linker linker, String name, MemoryLayout... parameters) {
        return linker.downcallHandle(
                linker.defaultLookup().findOrThrow(name), FunctionDescriptor.of(ValueLayout.JAVA_INT, parameters));
    }

    /// The arguments of this process as a C array: pointers to strings, the last one null.
    private static MemorySegment arguments(Arena arena) throws IOException {
        byte[] bytes = Files.readAllBytes(ARGUMENTS);
        MemorySegment texts = arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes);
        List<Integer> begins = new ArrayList<>();
        for (int i = 0; i < bytes.length; i++) {
            if (i == 0 || bytes[i - 1] == 0) {
                begins.add(i);
            }
        }
        MemorySegment list = arena.allocate(ValueLayout.ADDRESS, begins.size() + 1L);
        for (int i = 0; i < begins.size(); i++) {
            list.setAtIndex(ValueLayout.ADDRESS, i, texts.asSlice(begins.get(i)));
        }
        list.setAtIndex(ValueLayout.ADDRESS, begins.size(), MemorySegment.NULL);
        return list;
    }
}
