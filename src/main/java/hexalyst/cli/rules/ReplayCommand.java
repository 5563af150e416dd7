package hexalyst.cli.rules;

import picocli.CommandLine.Command;

/// `replay`: replays games recorded by another program, and compares the results.
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = "Plays games that another program wrote down, an object"
                + " {\"game\", \"start\", \"turns\", \"end\", \"result\", \"score\"} a line, and prints a line for each"
                + " that differs: a turn that is illegal, another last position, result or score; then <n> ok,"
                + " <m> differ. The result of a game that goes on is *; a score of null is not compared. Exit code 1 if"
                + " any differ.",
        footer = "%nExample: hexalyst replay --file games.jsonl")
public final class ReplayCommand extends RowsCommand<ReplayRow.Json> {
    public ReplayCommand() {
        super(ReplayRow.Json.class, ReplayRow.Json::row);
    }
}
