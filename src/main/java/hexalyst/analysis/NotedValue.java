package hexalyst.analysis;

import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import java.util.ArrayList;
import java.util.List;

/// A value that a game's file calls proved. It is the word of whoever wrote the file, until it is proved again.
///
/// @param node where it stands in the game
/// @param position the position at that node
/// @param noted what is noted
public record NotedValue(int node, Position position, MachineNote.Proved noted) {
    /// All of a game, in the order of the file.
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

    /// What a test found out.
    public sealed interface Verdict {
        /// It is so.
        record Proved() implements Verdict {}

        /// It is not so.
        ///
        /// @param value the proved value, for the player to move
        /// @param atLeast in fewer plies a winner does not win; 0 for a draw and where nothing was asked about that
        /// @param atMost in at most so many plies a winner wins; 0 for a draw
        record Refuted(Value value, int atLeast, int atMost) implements Verdict {}

        /// Neither could be shown within the limits.
        record Open() implements Verdict {}
    }
}
