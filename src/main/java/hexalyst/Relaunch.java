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

/// Starts the program anew in this process, in a UTF-8 locale. Without one, as in most containers and in what a system
/// starts by itself, Java takes file names for ASCII on Linux, and a running program cannot change that. The same
/// arguments, as bytes, are read again then.
final class Relaunch {
    private static final Path ARGUMENTS = Path.of("/proc/self/cmdline");
    private static final String PROGRAM = "/proc/self/exe";
    private static final String UTF_8 = "C.UTF-8";

    private Relaunch() {}

    /// Does so, and does not come back, if the locale knows no UTF-8 and what is to be done may need it. Comes back
    /// where that is not so, or is not possible; [FileNaming] says what has to be set then.
    ///
    /// @param arguments the program's
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
        // Whoever started anew and is here again has no such locale.
        if (needed && !UTF_8.equals(System.getenv(variable))) {
            try {
                start(variable);
            } catch (Throwable impossible) {
                // What has to be set is said.
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

    /// The arguments of this process as C has them: addresses of texts, the last one null.
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
