package hexalyst.cli.games;

import hexalyst.analysis.annotate.NotedValue;
import hexalyst.cli.terminal.Printer;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.MachineNote;
import java.util.Map;
import java.util.Optional;

/// Counts the results of testing the noted values of a file.
final class NotedValueCount {
    private int proved;
    private int wrong;
    private int open;

    void add(NotedValue.Verdict verdict) {
        switch (verdict) {
            case NotedValue.Verdict.Proved yes -> proved++;
            case NotedValue.Verdict.Refuted no -> wrong++;
            case NotedValue.Verdict.Open unknown -> open++;
        }
    }

    boolean allProved() {
        return wrong == 0 && open == 0;
    }

    String text() {
        int all = proved + wrong + open;
        return Printer.count(all, "noted value") + ": " + proved + " proved, " + wrong + " false, " + open + " open";
    }

    Map<String, Object> json() {
        return Printer.values("proved", proved, "false", wrong, "open", open);
    }

    /// Compares the noted value with the proved one, as text.
    static String contrast(NotedValue value, NotedValue.Verdict.Refuted refuted) {
        Position position = value.position();
        MachineNote.Proved noted = value.noted();
        String claim = noted.winner()
                .map(winner -> wins(position, winner)
                        + (noted.plies().isPresent()
                                ? " in at most " + Printer.plies(noted.plies().getAsInt())
                                : ""))
                .orElse("it is a draw");
        return "the file notes that " + claim + ", but " + truth(position, refuted);
    }

    private static String truth(Position position, NotedValue.Verdict.Refuted refuted) {
        Optional<Side> winner = switch (refuted.value()) {
            case WIN -> Optional.of(position.toMove());
            case LOSS -> Optional.of(position.toMove().other());
            case DRAW -> Optional.empty();
        };
        if (winner.isEmpty()) {
            return "it is a draw";
        }
        if (position.outcome().over()) {
            return position.edition().sideName(winner.get()) + " has won";
        }
        return refuted.atLeast() > 0
                ? position.edition().sideName(winner.get()) + " needs at least " + Printer.plies(refuted.atLeast())
                : wins(position, winner.get()) + " in at most " + Printer.plies(refuted.atMost());
    }

    private static String wins(Position position, Side side) {
        return position.edition().sideName(side) + " wins";
    }
}
