package hexalyst.cli.rules;

import com.fasterxml.jackson.annotation.Nulls;
import hexalyst.cli.terminal.ErrorLine;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// A file of JSON objects, one per line, to compare the program with. Empty lines are skipped, and unknown fields are
/// ignored.
///
/// @param path the file
/// @param type the JSON form of a line
/// @param maker converts lines to rows
record RowFile<J>(Path path, Class<J> type, Maker<J> maker) {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .changeDefaultNullHandling(usual -> usual.withContentNulls(Nulls.FAIL))
            .build();

    /// Converts a line to a row.
    interface Maker<J> {
        /// Reads a line.
        ///
        /// @throws InputException if the line lacks something or a text in it is wrong; the message need not say where
        ComparedRow row(int line, J json);
    }

    /// Compares row by row, and prints a line for each difference and the number of differing rows. The whole file is
    /// read first, so that a mistake in its last line is not found after hours. Ctrl+C ends it with the results so far.
    ///
    /// @return the command's exit code
    /// @throws InputException if the file cannot be read; the message names file, line and, if known, column
    int compare(Printer printer, boolean json) {
        int ok = 0;
        int differ = 0;
        Progress progress = printer.progress();
        Interruption interruption = new Interruption(() -> {});
        try {
            List<ComparedRow> rows = read();
            for (int i = 0; i < rows.size(); i++) {
                ComparedRow row = rows.get(i);
                progress.show("line " + row.line() + ", " + (i + 1) + " of " + rows.size());
                List<String> differences = row.differences(interruption::asked);
                if (interruption.asked()) {
                    progress.clear();
                    printer.say("stopped at line " + row.line());
                    break;
                }
                if (differences.isEmpty()) {
                    ok++;
                } else {
                    differ++;
                    progress.clear();
                    print(printer, json, row, differences);
                }
            }
            progress.clear();
            printer.print(json, ok + " ok, " + differ + " differ", Printer.values("ok", ok, "differ", differ));
            return ExitCode.of(ok == rows.size());
        } finally {
            interruption.end();
        }
    }

    private static void print(Printer printer, boolean json, ComparedRow row, List<String> differences) {
        printer.print(
                json,
                "line " + row.line() + ": " + row.text() + ": " + String.join("; ", differences),
                Printer.values("line", row.line(), "position", row.text(), "differences", differences));
    }

    private List<ComparedRow> read() {
        List<String> lines = GameFile.lines(path);
        List<ComparedRow> rows = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                rows.add(row(i + 1, lines.get(i)));
            }
        }
        return rows;
    }

    private ComparedRow row(int number, String line) {
        String place = path + ":" + number;
        try {
            J json = MAPPER.readValue(line, type);
            if (json == null) {
                throw new InputException("an object was expected, not null");
            }
            return maker.row(number, json);
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation();
            throw new InputException(place + (at == null || at.getColumnNr() < 1 ? "" : ":" + at.getColumnNr()) + ": "
                    + ErrorLine.joined(e.getOriginalMessage()));
        } catch (InputException e) {
            throw new InputException(place + ": " + e.getMessage());
        }
    }
}
