package hexalyst.ui.board;

import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.turn.Changes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The pieces that a player may put on a cell, by what that does to the pieces of the board: those that turn most over
/// come first, those that are turned over themselves last.
record PutGroups(List<Group> groups) {
    /// @param words what all of them do; empty if nothing is captured or turned over
    /// @param puts the parts, in the order of the rules
    record Group(String words, List<Part.Put> puts) {
        Group {
            puts = List.copyOf(puts);
        }
    }

    PutGroups {
        groups = List.copyOf(groups);
    }

    /// True if a choice is one of pieces of several kinds for a cell.
    static boolean isOf(List<Part> parts) {
        return parts.size() > 1
                && parts.stream().allMatch(Part.Put.class::isInstance)
                && parts.stream()
                                .map(part -> ((Part.Put) part).piece().kind())
                                .distinct()
                                .count()
                        > 1;
    }

    /// @param position where each of the parts is a whole turn
    static PutGroups of(Position position, List<Part> parts) {
        Map<Integer, List<Part.Put>> byEffect = new TreeMap<>();
        for (Part part : parts) {
            if (part instanceof Part.Put put) {
                byEffect.computeIfAbsent(effect(position, put), any -> new ArrayList<>())
                        .add(put);
            }
        }
        Texts texts = Texts.of(PutGroups.class);
        List<Group> groups = byEffect.entrySet().stream()
                .map(entry -> new Group(words(texts, entry.getKey()), entry.getValue()))
                .toList();
        return new PutGroups(groups);
    }

    /// Minus the number of pieces captured or turned over; above 0 for the number of own ones.
    private static int effect(Position position, Part.Put put) {
        Move move = Move.of(put);
        Position after = position.play(move);
        Changes changes = Changes.of(position, move, after);
        Optional<Side> shown = after.at(put.cell()).colour();
        return shown.equals(put.piece().owner())
                ? -changes.turned().size() - changes.taken().size()
                : changes.turned().size() + 1;
    }

    private static String words(Texts texts, int effect) {
        if (effect == 0) {
            return "";
        }
        return effect < 0 ? texts.get("hint.turns", -effect) : texts.get("choice.suicide", effect);
    }
}
