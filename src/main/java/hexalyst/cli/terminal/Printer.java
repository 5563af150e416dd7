package hexalyst.cli.terminal;

import hexalyst.analysis.results.Contradiction;
import hexalyst.analysis.results.ResultStore;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/// Prints a command's result, as text or JSON, and its messages.
@Command // picocli needs this for a mixin without options
public final class Printer {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /// The stream for the result.
    public PrintWriter out() {
        return command.commandLine().getOut();
    }

    /// The stream for everything else.
    public PrintWriter err() {
        return command.commandLine().getErr();
    }

    /// Prints one or the other on the command's output.
    public void print(boolean json, String text, Map<String, Object> values) {
        print(json ? new JsonMapper().writeValueAsString(values) : text);
    }

    /// Prints a line of the result.
    public void print(String line) {
        out().println(line);
        out().flush();
    }

    /// Prints a message besides the result, in a line that names the program.
    public void say(@Nullable String text) {
        ErrorLine.print(err(), text);
    }

    /// Tells what is wrong with stored results, as far as a command has met it.
    ///
    /// @return true if it is nothing that concerns the values of positions or keeps new ones from being stored
    public boolean say(ResultStore results) {
        List<Contradiction> contradictions = results.contradictionsMet();
        contradictions.forEach(contradiction -> say(contradiction.text()));
        if (results.onlyClaimed() > 0) {
            say(count(results.onlyClaimed(), "proof")
                    + " of an earlier version will only be claimed until proved again:"
                    + " what an earlier version keeps does not tell for certain which position it is about");
        }
        if (results.unreadable() > 0) {
            say(count(results.unreadable(), "stored row") + " passed over: damaged, or of a newer version");
        }
        if (results.misfits() > 0) {
            say(count(results.misfits(), "stored proof")
                    + " passed over, which cannot be of the position that it names");
        }
        results.failure().ifPresent(failure -> say("results could not be kept: " + failure.getMessage()));
        return contradictions.isEmpty() && results.failure().isEmpty();
    }

    /// A line of progress.
    public Progress progress() {
        return new Progress(err());
    }

    /// A number of plies in words.
    public static String plies(int number) {
        return count(number, "ply", "plies");
    }

    /// A number and a noun whose plural ends in "s".
    public static String count(long number, String what) {
        return count(number, what, what + "s");
    }

    /// A number and a noun. The commands speak English only; texts of the window and of documents say plurals
    /// as [hexalyst.text.Texts] does.
    public static String count(long number, String one, String several) {
        return number + " " + (number == 1 ? one : several);
    }

    /// Values for [#print] by name, in the order given: name, value, name, value, ...
    public static Map<String, Object> values(Object... namesAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
        }
        return map;
    }
}
