package hexalyst.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Marks what the machine adds to a game besides values, so that a later analysis can remove it and keep what a person
/// wrote. A note `[%engine ??]` names the glyph that the machine gave the move; `[%engine line 12]` says that the
/// variation beginning here, 12 moves long, is the machine's. Its explanation of a move is in `[%says ...]`.
///
/// @param line how many moves the machine's variation beginning here has, 0 if there is none
/// @param glyph the glyph that the machine gave, if any
public record MachineMark(int line, Optional<Integer> glyph) {
    private static final String NAME = "engine";
    private static final String LINE = "line";

    /// Annotations with this mark instead of an older one; without a mark if this one is empty.
    public Annotations writtenInto(Annotations annotations) {
        List<String> words = new ArrayList<>();
        if (line > 0) {
            words.add(LINE);
            words.add(Integer.toString(line));
        }
        glyph.ifPresent(number -> words.add(Annotations.GLYPH_SIGNS.get(number - 1)));
        Annotations clean = without(annotations);
        return words.isEmpty() ? clean : clean.withNote(new MachineNote.Unknown(NAME, String.join(" ", words)));
    }

    /// Annotations with the machine's explanation instead of an older one.
    public static Annotations said(Annotations annotations, String words) {
        return silent(annotations).withNote(new MachineNote.Unknown(MachineNote.Unknown.SAYS, words));
    }

    private static Annotations silent(Annotations annotations) {
        return annotations.withNotes(annotations.notes().stream()
                .filter(note -> !note.isUnknown(MachineNote.Unknown.SAYS))
                .toList());
    }

    /// The mark among the annotations; an empty one if there is none.
    public static MachineMark of(Annotations annotations) {
        int line = 0;
        Optional<Integer> glyph = Optional.empty();
        for (MachineNote note : annotations.notes()) {
            List<String> words =
                    isMark(note) ? List.of(((MachineNote.Unknown) note).value().split(" ", -1)) : List.of();
            for (int i = 0; i < words.size(); i++) {
                int sign = Annotations.GLYPH_SIGNS.indexOf(words.get(i));
                if (sign >= 0) {
                    glyph = Optional.of(sign + 1);
                } else if (words.get(i).equals(LINE) && i + 1 < words.size()) {
                    line = number(words.get(i + 1));
                }
            }
        }
        return new MachineMark(line, glyph);
    }

    private static int number(String text) {
        return text.matches("\\d{1,6}") ? Integer.parseInt(text) : 0;
    }

    private static boolean isMark(MachineNote note) {
        return note.isUnknown(NAME);
    }

    private static Annotations without(Annotations annotations) {
        return annotations.withNotes(
                annotations.notes().stream().filter(note -> !isMark(note)).toList());
    }

    /// The game without the machine's glyphs and variations. A variation to which somebody has added something stays,
    /// and belongs to that person from then on. Values stay, and are replaced later if better ones are known.
    public static GameTree strip(GameTree game) {
        GameTree stripped = game;
        for (int id : game.preorder(GameTree.ROOT)) {
            Optional<Node> node = stripped.find(id);
            if (node.isEmpty()) {
                continue;
            }
            Annotations annotations = node.get().annotations();
            MachineMark mark = of(annotations);
            if (mark.line == 0 && unsigned(annotations, mark).equals(annotations)) {
                continue;
            }
            stripped = mark.line > 0 && isUntouched(stripped, id, mark)
                    ? stripped.apply(new TreeEdit.Delete(id)).tree()
                    : stripped.apply(new TreeEdit.Annotate(id, unsigned(annotations, mark)))
                            .tree();
        }
        return stripped;
    }

    private static Annotations unsigned(Annotations annotations, MachineMark mark) {
        List<Integer> glyphs = annotations.glyphs().stream()
                .filter(number -> !mark.glyph.equals(Optional.of(number)))
                .toList();
        return silent(without(annotations)).withGlyphs(glyphs);
    }

    private static boolean isUntouched(GameTree game, int first, MachineMark mark) {
        int id = first;
        if (game.node(id).isRoot()) {
            return false;
        }
        for (int moves = 1; ; moves++) {
            Node node = game.node(id);
            Annotations own = id == first ? unsigned(node.annotations(), mark) : node.annotations();
            OptionalInt next = node.mainChild();
            if (!own.withNotes(List.of()).isEmpty() || node.children().size() > 1 || moves > mark.line) {
                return false;
            }
            if (next.isEmpty()) {
                return moves == mark.line;
            }
            id = next.getAsInt();
        }
    }
}
