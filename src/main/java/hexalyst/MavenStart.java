package hexalyst;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Opens the window for {@code mvn} in the project's folder. Runs in Maven's process, so it is compiled for Java 8. The
 * window is a process of its own; the end of Maven ends it. At the first start after a change, a second process that
 * nobody sees prepares a cache of classes (JEP 483), which makes later starts faster.
 */
public final class MavenStart {
    private final File folder;
    private final String java;
    private final File jar;
    private final List<String> program = new ArrayList<>();
    private final File cache;
    private final List<Process> started = new CopyOnWriteArrayList<>();

    /**
     * A start of the program.
     *
     * @param folder the project's folder
     * @param java the command of the JDK
     * @param jar the program
     * @param libraries the paths of its libraries
     * @param options options for the JVM, separated by blanks
     */
    public MavenStart(File folder, String java, File jar, List<String> libraries, String options) {
        this.folder = folder;
        this.java = java;
        this.jar = jar;
        // The jar in place of the classes: a cache knows no folders.
        List<String> classes = new ArrayList<>(Collections.singletonList(jar.getPath()));
        classes.addAll(libraries);
        String path = String.join(File.pathSeparator, classes);
        program.addAll(words(options));
        program.addAll(Arrays.asList("-classpath", path, "hexalyst.Main"));
        cache = new File(
                jar.getParent(),
                "start-" + Integer.toHexString((java + path + jar.lastModified()).hashCode()) + ".aot");
    }

    private static List<String> words(String options) {
        return Arrays.asList(options.split(" "));
    }

    /**
     * Opens a file in the window and waits until it is closed.
     *
     * @param rehearsal options for the JVM that prepares the cache, separated by blanks
     * @return the exit code
     * @throws IOException if Java cannot be started
     */
    public int open(String file, String rehearsal) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(Collections.singletonList(java));
        if (cache.exists()) {
            command.addAll(Arrays.asList("-XX:AOTCache=" + cache, "-Xlog:aot=off", "-Xlog:cds=off"));
        }
        command.addAll(program);
        command.add(file);
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder).inheritIO();
        if (System.getProperty("sun.jnu.encoding", "").startsWith("ANSI")) {
            // No locale is set; without one Java knows only file names in ASCII, and has lost others already.
            builder.environment().put("LC_ALL", "C.UTF-8");
            if (file.indexOf(0xFFFD) >= 0) {
                System.err.println("hexalyst: " + file
                        + " cannot be read without a UTF-8 locale; set LC_ALL=C.UTF-8 and start again");
                return 1;
            }
        }
        Process window = builder.start();
        started.add(window);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> started.forEach(Process::destroy)));
        if (!cache.exists()) {
            Thread preparation = new Thread(() -> prepare(rehearsal), "preparation");
            preparation.setDaemon(true);
            preparation.start();
        }
        return window.waitFor();
    }

    /** Prepares the classes of the next start, by going through another one. */
    private void prepare(String rehearsal) {
        File[] old = jar.getParentFile().listFiles((parent, name) -> name.startsWith("start-"));
        Arrays.stream(old == null ? new File[0] : old).forEach(File::delete);
        File begun = new File(cache.getPath() + ".begun");
        List<String> command = new ArrayList<>(Arrays.asList(java, "-XX:AOTCacheOutput=" + begun));
        command.addAll(words(rehearsal));
        command.addAll(program);
        command.addAll(Arrays.asList("--rehearse", "sample-games/manalath-01.hgn"));
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder)
                    .redirectErrorStream(true)
                    .redirectOutput(new File(jar.getParent(), "rehearsal.log"))
                    .start();
            started.add(process);
            if (process.waitFor() == 0 && !begun.renameTo(cache)) {
                System.err.println("hexalyst: " + cache + " cannot be written; the next start will be as slow");
            }
        } catch (IOException e) {
            System.err.println("hexalyst: the next start will be as slow: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
