package hexalyst.notation;

import hexalyst.game.Side;
import hexalyst.record.Annotations;
import hexalyst.record.Arrow;
import hexalyst.record.ForeignProperty;
import hexalyst.record.Label;
import hexalyst.record.MachineNote;
import hexalyst.record.Mark;
import java.util.ArrayList;
import java.util.List;

/// Annotations while a reader collects them. Confined to one thread.
final class AnnotationDraft {
    /// The side that moves first in a noted line.
    final Side toMove;

    private StringBuilder before = new StringBuilder(0);
    private StringBuilder comment = new StringBuilder(0);
    final List<Integer> glyphs = new ArrayList<>(2);
    final List<Mark> marks = new ArrayList<>(0);
    final List<Arrow> arrows = new ArrayList<>(0);
    final List<Label> labels = new ArrayList<>(0);
    final List<MachineNote> notes = new ArrayList<>(2);
    final List<ForeignProperty> properties = new ArrayList<>(0);

    /// An empty draft.
    AnnotationDraft(Side toMove) {
        this.toMove = toMove;
    }

    /// A draft that starts with existing annotations.
    static AnnotationDraft of(Annotations old, Side toMove) {
        AnnotationDraft draft = new AnnotationDraft(toMove);
        draft.before.append(old.before());
        draft.comment.append(old.comment());
        draft.glyphs.addAll(old.glyphs());
        draft.marks.addAll(old.marks());
        draft.arrows.addAll(old.arrows());
        draft.labels.addAll(old.labels());
        draft.notes.addAll(old.notes());
        draft.properties.addAll(old.properties());
        return draft;
    }

    /// Adds text before the move, on a line of its own.
    void addBefore(CharSequence text) {
        join(before, text);
    }

    /// Adds text after the move, on a line of its own.
    void addComment(CharSequence text) {
        join(comment, text);
    }

    /// Turns the comment after the move into one before the move.
    void commentIsBefore() {
        addBefore(comment);
        comment = new StringBuilder(0);
    }

    /// Turns the comment before the move into one after the move.
    void beforeIsComment() {
        addComment(before);
        before = new StringBuilder(0);
    }

    /// Adds everything of another draft.
    void addAll(AnnotationDraft more) {
        addBefore(more.before);
        addComment(more.comment);
        glyphs.addAll(more.glyphs);
        marks.addAll(more.marks);
        arrows.addAll(more.arrows);
        labels.addAll(more.labels);
        notes.addAll(more.notes);
        properties.addAll(more.properties);
    }

    private static void join(StringBuilder text, CharSequence more) {
        text.append(text.isEmpty() || more.isEmpty() ? "" : "\n").append(more);
    }

    Annotations finished() {
        return new Annotations(before.toString(), comment.toString(), glyphs, marks, arrows, labels, notes, properties);
    }
}
