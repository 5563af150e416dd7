package hexalyst.analysis.annotate;

import hexalyst.analysis.job.GamePositions;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import java.util.ArrayList;
import java.util.List;

/// A value that a game file calls proved. It is a claim by the file's author until it is proved again.
///
/// @param node the node of the game where it is noted
/// @param position the position at that node
/// @param noted the note
public record NotedValue(int node, Position position, MachineNote.Proved noted) {
    /// All such values of a game, in the order of the file.
    public static List<NotedValue> of(GameTree game) {
        GamePositions positions = new GamePositions(game);
        List<NotedValue> values = new ArrayList<>();
        for (int id : game.preorder(GameTree.ROOT)) {
            game.node(id)
                    .annotations()
                    .proved()
                    .ifPresent(noted -> values.add(new NotedValue(id, positions.at(id), noted)));
        }
        return values;
    }

    /// The value for the player to move.
    Value value() {
        return noted.winner()
                .map(winner -> winner == position.toMove() ? Value.WIN : Value.LOSS)
                .orElse(Value.DRAW);
    }

    /// The result of testing a value.
    public sealed interface Verdict {
        /// The value is proved.
        record Proved() implements Verdict {}

        /// The value is wrong.
        ///
        /// @param value the proved value, for the player to move
        /// @param atLeast the winner does not win in fewer plies than this; 0 for a draw, and if that was not tested
        /// @param atMost the most plies in which the winner wins; 0 for a draw
        record Refuted(Value value, int atLeast, int atMost) implements Verdict {}

        /// Neither could be shown within the limits.
        record Open() implements Verdict {}
    }
}
