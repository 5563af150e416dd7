package hexalyst.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import tools.jackson.databind.json.JsonMapper;

/// What a command prints: text, or with `--json` one line of JSON.
final class JsonLine {
    private JsonLine() {}

    /// Values by name, in the order given: name, value, name, value, ...
    static Map<String, Object> of(Object... namesAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
        }
        return map;
    }

    /// Prints one or the other on the command's output.
    static void print(CommandSpec spec, boolean json, String text, Map<String, Object> values) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(json ? new JsonMapper().writeValueAsString(values) : text);
        out.flush();
    }
}
