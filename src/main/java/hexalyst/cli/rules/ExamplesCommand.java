package hexalyst.cli.rules;

import picocli.CommandLine.Command;

/// `examples`: checks examples of a game's rules.
@Command(
        name = "examples",
        mixinStandardHelpOptions = true,
        description =
                "Checks examples of rules, an object a line: a position, perhaps turns to play first, and what must"
                        + " hold then: end, result, score, legal, count, with, without, parts, partCount, or refused. Prints a"
                        + " line for each that differs, with its name and what was found, then <n> ok, <m> differ. Exit code 1"
                        + " if any differ.",
        footer = "%nExample: hexalyst examples --file examples.jsonl")
public final class ExamplesCommand extends RowsCommand<ExampleRow.Json> {
    public ExamplesCommand() {
        super(ExampleRow.Json.class, ExampleRow.Json::row);
    }
}
