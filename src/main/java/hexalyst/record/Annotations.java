package hexalyst.record;

import hexalyst.game.Move;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// All annotations of a node. Lists keep their order and have no duplicates. A cell has at most one mark of each shape
/// and one label, and there is at most one arrow from one cell to another: the last one given wins.
///
/// @param before free text before the move; empty if there is none
/// @param comment free text after the move (at the root: about the game); empty if there is none
/// @param glyphs numeric annotation glyphs as in PGN, 0 to 255; 1 to 6 are those of [#GLYPH_SIGNS]
/// @param marks marks on cells
/// @param arrows arrows between cells
/// @param labels texts on cells
/// @param notes notes by programs, in order
/// @param properties properties from an SGF file that have no meaning here, by name; values of the same name are joined
public record Annotations(
        String before,
        String comment,
        List<Integer> glyphs,
        List<Mark> marks,
        List<Arrow> arrows,
        List<Label> labels,
        List<MachineNote> notes,
        List<ForeignProperty> properties) {
    /// No annotations.
    public static final Annotations NONE =
            new Annotations("", "", List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
    /// The signs of the glyphs from 1 on that have their own sign.
    public static final List<String> GLYPH_SIGNS = List.of("!", "?", "!!", "??", "!?", "?!");
    /// The glyph that wants a diagram in documents, as in PGN.
    public static final int DIAGRAM = 220;

    /// The largest number of a glyph.
    public static final int MAX_GLYPH = 255;

    /// Cleans and copies.
    ///
    /// @throws IllegalArgumentException if a glyph is not 0 to 255
    public Annotations {
        before = CleanText.block(before);
        comment = CleanText.block(comment);
        for (int glyph : glyphs) {
            if (glyph < 0 || glyph > MAX_GLYPH) {
                throw new IllegalArgumentException("a glyph is 0 to " + MAX_GLYPH + ", not " + glyph);
            }
        }
        glyphs = distinct(glyphs);
        marks = unique(marks, mark -> List.of(mark.cell(), mark.shape()));
        arrows = unique(arrows, arrow -> List.of(arrow.from(), arrow.to()));
        labels = unique(labels, Label::cell);
        notes = distinct(notes);
        properties = byName(properties);
    }

    /// True if one of these signs ([#GLYPH_SIGNS]) is among the glyphs.
    public boolean hasSign(List<String> signs) {
        return signs.stream().anyMatch(sign -> glyphs.contains(1 + GLYPH_SIGNS.indexOf(sign)));
    }

    private static <T> List<T> distinct(List<T> items) {
        return items.size() < 2 ? List.copyOf(items) : items.stream().distinct().toList();
    }

    private static List<ForeignProperty> byName(List<ForeignProperty> properties) {
        if (properties.isEmpty()) {
            return List.of();
        }
        TreeMap<String, List<String>> byName = new TreeMap<>();
        for (ForeignProperty property : properties) {
            byName.computeIfAbsent(property.name(), name -> new ArrayList<>()).addAll(property.values());
        }
        return byName.entrySet().stream()
                .map(entry -> new ForeignProperty(entry.getKey(), entry.getValue()))
                .toList();
    }

    /// One item for each place: a later item replaces an earlier one with the same place, in the earlier one's
    /// position.
    private static <T> List<T> unique(List<T> items, Function<T, Object> place) {
        if (items.size() < 2) {
            return List.copyOf(items);
        }
        Map<Object, T> byPlace = new LinkedHashMap<>();
        items.forEach(item -> byPlace.put(place.apply(item), item));
        return List.copyOf(byPlace.values());
    }

    /// True if there are no annotations.
    public boolean isEmpty() {
        return before.isEmpty()
                && comment.isEmpty()
                && glyphs.isEmpty()
                && marks.isEmpty()
                && arrows.isEmpty()
                && labels.isEmpty()
                && notes.isEmpty()
                && properties.isEmpty();
    }

    /// The proved value, if one is noted.
    public Optional<MachineNote.Proved> proved() {
        return notes.stream()
                .filter(MachineNote.Proved.class::isInstance)
                .map(MachineNote.Proved.class::cast)
                .findFirst();
    }

    /// These annotations without the programs' notes about the position: its value, an estimate, a line, or an
    /// explanation.
    public Annotations withoutValues() {
        return withNotes(notes.stream().filter(note -> !note.ofThePosition()).toList());
    }

    /// The machine's explanation of the move; empty if there is none.
    public String said() {
        return notes.stream()
                .filter(note -> note.isUnknown(MachineNote.Unknown.SAYS))
                .map(note -> ((MachineNote.Unknown) note).value())
                .collect(Collectors.joining(" "));
    }

    /// These annotations with another text before the move.
    public Annotations withBefore(String text) {
        return new Annotations(text, comment, glyphs, marks, arrows, labels, notes, properties);
    }

    /// These annotations with another comment.
    public Annotations withComment(String text) {
        return new Annotations(before, text, glyphs, marks, arrows, labels, notes, properties);
    }

    /// These annotations with other glyphs.
    public Annotations withGlyphs(List<Integer> numbers) {
        return new Annotations(before, comment, numbers, marks, arrows, labels, notes, properties);
    }

    /// These annotations with other marks and arrows.
    public Annotations withDrawing(List<Mark> otherMarks, List<Arrow> otherArrows) {
        return new Annotations(before, comment, glyphs, otherMarks, otherArrows, labels, notes, properties);
    }

    /// These annotations with other notes.
    public Annotations withNotes(List<MachineNote> others) {
        return new Annotations(before, comment, glyphs, marks, arrows, labels, others, properties);
    }

    /// These annotations with a note instead of those of its kind (for an unknown command: of its name).
    public Annotations withNote(MachineNote note) {
        List<MachineNote> others = new ArrayList<>(notes);
        others.removeIf(old -> sameKind(old, note));
        others.add(note);
        return withNotes(others);
    }

    private static boolean sameKind(MachineNote a, MachineNote b) {
        return a instanceof MachineNote.Unknown first && b instanceof MachineNote.Unknown second
                ? first.name().equals(second.name())
                : a.getClass() == b.getClass();
    }

    /// Both combined: texts follow each other on separate lines unless they are equal. Where only one is possible (a
    /// label on a cell, a proved value), this one's is kept.
    public Annotations merged(Annotations other) {
        if (isEmpty() || other.isEmpty() || equals(other)) {
            return isEmpty() ? other : this;
        }
        return new Annotations(
                joined(before, other.before),
                joined(comment, other.comment),
                both(glyphs, other.glyphs, Integer::equals),
                both(marks, other.marks, (a, b) -> a.cell() == b.cell() && a.shape() == b.shape()),
                both(arrows, other.arrows, (a, b) -> a.from() == b.from() && a.to() == b.to()),
                both(labels, other.labels, (a, b) -> a.cell() == b.cell()),
                both(notes, other.notes, Annotations::sameKind),
                both(properties, other.properties, ForeignProperty::equals));
    }

    private static String joined(String first, String second) {
        if (first.isEmpty() || second.isEmpty() || first.equals(second)) {
            return first.isEmpty() ? second : first;
        }
        return first + '\n' + second;
    }

    /// The first list, followed by those items of the second that have no match in it.
    private static <T> List<T> both(List<T> first, List<T> second, BiPredicate<T, T> match) {
        List<T> all = new ArrayList<>(first);
        for (T item : second) {
            if (first.stream().noneMatch(old -> match.test(old, item))) {
                all.add(item);
            }
        }
        return all;
    }

    /// The largest cell named, -1 if there is none; used to check against a board.
    public int largestCell() {
        IntStream cells = IntStream.concat(
                IntStream.concat(
                        marks.stream().mapToInt(Mark::cell),
                        arrows.stream().mapToInt(arrow -> Math.max(arrow.from(), arrow.to()))),
                labels.stream().mapToInt(Label::cell));
        IntStream moved = notes.stream()
                .filter(MachineNote.Line.class::isInstance)
                .flatMap(note -> ((MachineNote.Line) note).moves().stream())
                .mapToInt(Move::largestCell);
        return IntStream.concat(cells, moved).max().orElse(-1);
    }
}
