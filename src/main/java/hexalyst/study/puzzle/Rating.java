package hexalyst.study.puzzle;

import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.record.GameTree;
import hexalyst.study.puzzle.Solutions.Verdict;
import hexalyst.turn.LineCodes;
import hexalyst.turn.Threats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// How hard a puzzle is, computed from what is proved about it. The rating is
///
/// ```
/// 500 + 50 * tempting (8 at most) + 90 * (solver's moves - 1, 6 at most) + 60 * log2(1 + nodes / 50)
///     + 120 if the key move is of the other colour + 80 if it hands over a sealed quart + 100 if it threatens nothing
/// ```
///
/// and at most [PuzzleDifficulty#MOST].
///
/// @param tempting how many moves seem to solve but do not ([#of])
/// @param length how many moves the solver makes in the main line up to the first turn where several are stored; 2
///     where both moves are wanted
/// @param nodes how many positions a search with one thread and an empty table expands to prove the value of the
///     position
/// @param otherColour true if the key move places a piece of the defender's colour
/// @param sealed true if every move of the defender after the key move loses at once, while the game goes on
/// @param quiet true if the game goes on after the key move, and the solver has no winning cell
public record Rating(int tempting, int length, long nodes, boolean otherColour, boolean sealed, boolean quiet) {
    private static final int LOOKS_GOOD = 5;
    private static final int MOST_TEMPTING = 8;
    private static final int MOST_LENGTH = 7;
    private static final long TABLE_BYTES = 4L << 20;

    /// Computes these properties of a puzzle. A tempting move is proved not to solve; after it the game goes on and the
    /// defender cannot win at once; and it makes a winning cell or is one of the five such moves that the game's
    /// evaluation rates best.
    ///
    /// @param first what is known about the first moves, one of which solves
    /// @param solution the solution
    /// @param each the limits of the search for the size of the proof
    /// @return empty if the proof was not found in time
    public static Optional<Rating> of(Solutions first, GameTree solution, SearchLimits each, StopSwitch stop) {
        Position start = first.position();
        Move key = first.solving().getFirst();
        Position after = start.play(key);
        boolean goesOn = !after.outcome().over();
        boolean otherColour = key.only() instanceof Part.Put place && place.colour() != start.toMove();
        int length = length(solution);
        boolean sealed = goesOn && otherColour && Threats.everyTurnLoses(after);
        boolean quiet = goesOn && !sealed && ThemeFinder.winningCells(after, start.toMove()) == 0;
        SearchStop limited = SearchStop.within(each);
        stop.begins(limited::stop);
        try (SearchService service = new SearchService(new ProofTable(TABLE_BYTES), 1)) {
            QuickProof proof = service.quickProof(start.searchBoard());
            Optional<ProvedValue> value = proof.prove(limited);
            return value.map(known -> new Rating(tempting(first), length, proof.nodes(), otherColour, sealed, quiet));
        }
    }

    private static int length(GameTree solution) {
        List<Integer> line = solution.mainLine();
        int length = solution.root().children().size();
        for (int i = 2; i < line.size(); i += 2) {
            if (solution.node(line.get(i)).children().size() != 1) {
                break;
            }
            length++;
        }
        return length;
    }

    /// A move that does not solve, and the evaluation of the position after it for the player who made it.
    private record Look(Move move, int estimate, boolean threatens) {}

    private static int tempting(Solutions first) {
        Position start = first.position();
        SearchBoard board = start.searchBoard();
        Side solver = start.toMove();
        List<Look> looks = new ArrayList<>();
        for (Solutions.Choice choice : first.choices()) {
            if (choice.verdict() != Verdict.FAILS) {
                continue;
            }
            Position after = start.play(choice.move());
            List<Step> steps = start.steps(List.of(choice.move()));
            LineCodes.of(start, steps).forEach(board::make);
            if (!after.outcome().over() && board.outlook() != 1) {
                int estimate = board.outlook() == 0 ? -board.evaluate() : -SearchBoard.MOST;
                boolean threatens = ThemeFinder.winningCells(after, solver) > 0;
                looks.add(new Look(choice.move(), estimate, threatens));
            }
            steps.forEach(step -> board.unmake());
        }
        looks.sort(Comparator.comparingInt(Look::estimate).reversed());
        int tempting = 0;
        for (int i = 0; i < looks.size(); i++) {
            tempting += i < LOOKS_GOOD || looks.get(i).threatens() ? 1 : 0;
        }
        return tempting;
    }

    /// The rating and its grade.
    public PuzzleDifficulty difficulty() {
        double rating = 500
                + 50 * Math.min(tempting, MOST_TEMPTING)
                + 90 * (Math.min(length, MOST_LENGTH) - 1)
                + 60 * Math.log(1 + nodes / 50.0) / Math.log(2)
                + (otherColour ? 120 : 0)
                + (sealed ? 80 : 0)
                + (quiet ? 100 : 0);
        return PuzzleDifficulty.of((int) Math.min(PuzzleDifficulty.MOST, Math.round(rating)));
    }
}
