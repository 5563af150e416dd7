package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.game.MoveCodec;
import hexalyst.notation.source.CommentCommand;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import hexalyst.record.Annotations;
import hexalyst.record.Arrow;
import hexalyst.record.ForeignProperty;
import hexalyst.record.Label;
import hexalyst.record.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Reads the properties of an SGF node that annotate it. A wrong value is a problem; only that value is left out.
final class SgfAnnotations {
    private final ProblemCollector source;
    private final Grid grid;
    private final CommandText commands;

    SgfAnnotations(ProblemCollector source, Grid grid, MoveCodec codec) {
        this.source = source;
        this.grid = grid;
        commands = new CommandText(grid, codec);
    }

    /// Adds the content of the properties to a draft; moves are skipped.
    void add(List<SgfParser.Property> properties, AnnotationDraft draft) {
        List<Integer> glyphs = new ArrayList<>();
        AnnotationDraft plain = new AnnotationDraft(draft.toMove);
        for (SgfParser.Property property : properties) {
            switch (property.name()) {
                case "W", "B" -> {}
                case "C" -> property.values().forEach(value -> draft.addComment(value.text()));
                case "HXBC" -> property.values().forEach(value -> draft.addBefore(value.text()));
                case "CR", "TR", "SQ", "MA" -> marks(property, plain);
                case "AR" -> arrows(property, plain);
                case "LB" -> labels(property, draft);
                case "HXGL" -> numbers(property, draft);
                case "HXNT" -> commands(property, draft);
                case "GB", "GW", "DM", "UC", "BM", "TE", "DO", "IT" -> glyph(property, glyphs, draft);
                default -> draft.properties.add(kept(property));
            }
        }
        draft.glyphs.addAll(glyphs);
        addPlain(plain, draft);
    }

    /// Adds the marks and arrows of SGF's own properties, except those that a command gives with a colour.
    private static void addPlain(AnnotationDraft plain, AnnotationDraft draft) {
        for (Mark mark : plain.marks) {
            if (draft.marks.stream().noneMatch(old -> old.cell() == mark.cell() && old.shape() == mark.shape())) {
                draft.marks.add(mark);
            }
        }
        for (Arrow arrow : plain.arrows) {
            if (draft.arrows.stream().noneMatch(old -> old.from() == arrow.from() && old.to() == arrow.to())) {
                draft.arrows.add(arrow);
            }
        }
    }

    private static ForeignProperty kept(SgfParser.Property property) {
        return new ForeignProperty(
                property.name(),
                property.values().stream().map(SgfParser.Value::raw).toList());
    }

    private static void glyph(SgfParser.Property property, List<Integer> glyphs, AnnotationDraft draft) {
        Optional<SgfNames.Glyph> glyph =
                SgfNames.glyph(property.name(), property.values().getFirst().text());
        if (glyph.isPresent() && property.values().size() == 1) {
            glyphs.add(glyph.get().number());
        } else {
            draft.properties.add(kept(property));
        }
    }

    private void numbers(SgfParser.Property property, AnnotationDraft draft) {
        for (SgfParser.Value value : property.values()) {
            String text = value.text();
            int number = text.matches("[0-9]{1,3}") ? Integer.parseInt(text) : -1;
            if (number < 0 || number > Annotations.MAX_GLYPH) {
                source.problem(value.offset(), Words.of("sgf.HXGL", Annotations.MAX_GLYPH, Quoted.text(text)));
            } else {
                draft.glyphs.add(number);
            }
        }
    }

    private OptionalInt cell(SgfParser.Property property, SgfParser.Value value, String name) {
        OptionalInt cell = grid.named(name);
        if (cell.isEmpty()) {
            source.problem(value.offset(), Words.of("sgf.noCell", property.name(), Quoted.text(name)));
        }
        return cell;
    }

    private void marks(SgfParser.Property property, AnnotationDraft draft) {
        Mark.Shape shape = SgfNames.SHAPES.getOrDefault(property.name(), Mark.Shape.CIRCLE);
        for (SgfParser.Value value : property.values()) {
            cell(property, value, value.text())
                    .ifPresent(cell -> draft.marks.add(new Mark(cell, shape, Optional.empty())));
        }
    }

    private void arrows(SgfParser.Property property, AnnotationDraft draft) {
        for (SgfParser.Value value : property.values()) {
            String text = value.text();
            int colon = text.indexOf(':');
            OptionalInt from = cell(property, value, colon < 0 ? text : text.substring(0, colon));
            OptionalInt to = from.isEmpty() ? from : cell(property, value, text.substring(colon + 1));
            if (to.isPresent() && from.getAsInt() == to.getAsInt()) {
                source.problem(value.offset(), "AR: " + Words.of("arrowSame"));
            } else if (to.isPresent()) {
                draft.arrows.add(new Arrow(from.getAsInt(), to.getAsInt(), Optional.empty()));
            }
        }
    }

    private void labels(SgfParser.Property property, AnnotationDraft draft) {
        for (SgfParser.Value value : property.values()) {
            int colon = SgfText.colon(value.raw());
            String name = colon < 0 ? value.text() : value.raw().substring(0, colon);
            String text = colon < 0 ? "" : SgfText.unescaped(value.raw().substring(colon + 1));
            cell(property, value, name).ifPresent(cell -> draft.labels.add(new Label(cell, text)));
        }
    }

    private void commands(SgfParser.Property property, AnnotationDraft draft) {
        for (SgfParser.Value value : property.values()) {
            String text = value.text();
            int space = text.indexOf(' ');
            CommentCommand command = space < 0
                    ? new CommentCommand(text, "")
                    : new CommentCommand(text.substring(0, space), text.substring(space + 1));
            Optional<String> wrong = commands.add(command, draft);
            if (wrong.isPresent()) {
                source.problem(value.offset(), "HXNT: " + wrong.get());
                draft.properties.add(new ForeignProperty("HXNT", List.of(value.raw())));
            }
        }
    }
}
