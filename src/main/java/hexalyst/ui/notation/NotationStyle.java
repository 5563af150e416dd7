package hexalyst.ui.notation;

import hexalyst.notation.MovePlace;
import hexalyst.notation.TextPiece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.css.PseudoClass;
import org.fxmisc.richtext.CodeArea;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;

/// Colours the text. Only visible paragraphs are coloured, so that the time does not depend on the length of the game.
final class NotationStyle {
    static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final CodeArea area;
    private List<TextPiece> pieces = List.of();
    private Optional<Fault> fault = Optional.empty();
    private Optional<MovePlace> current = Optional.empty();
    private boolean styling;

    NotationStyle(CodeArea area) {
        this.area = area;
    }

    /// Sets the pieces of a new text.
    void pieces(List<TextPiece> now) {
        pieces = now;
        fault = Optional.empty();
        current = Optional.empty();
        show();
    }

    void fault(Optional<Fault> now) {
        if (!fault.equals(now)) {
            fault = now;
            show();
        }
    }

    void current(Optional<MovePlace> now) {
        if (!current.equals(now)) {
            current = now;
            show();
        }
    }

    /// Colours the visible paragraphs.
    void show() {
        if (styling || area.getVisibleParagraphs().isEmpty()) {
            return;
        }
        styling = true;
        int last = Math.min(
                area.lastVisibleParToAllParIndex(), area.getParagraphs().size() - 1);
        for (int paragraph = area.firstVisibleParToAllParIndex(); paragraph <= last; paragraph++) {
            int from = area.getAbsolutePosition(paragraph, 0);
            int length = area.getParagraphLength(paragraph);
            if (length > 0) {
                StyleSpans<Collection<String>> spans = spans(from, from + length);
                if (!area.getStyleSpans(paragraph).equals(spans)) {
                    area.setStyleSpans(paragraph, 0, spans);
                }
            }
        }
        styling = false;
    }

    private StyleSpans<Collection<String>> spans(int from, int end) {
        StyleSpansBuilder<Collection<String>> spans = new StyleSpansBuilder<>();
        int at = from;
        for (int i = firstAfter(from); i < pieces.size() && pieces.get(i).from() < end; i++) {
            TextPiece piece = pieces.get(i);
            at = add(spans, at, Math.max(at, piece.from()), List.of());
            at = add(spans, at, Math.min(end, piece.end()), classes(piece));
        }
        add(spans, at, end, List.of());
        return spans.create();
    }

    /// Adds a span of a kind, divided where the fault begins and ends.
    private int add(StyleSpansBuilder<Collection<String>> spans, int from, int end, List<String> classes) {
        int faultFrom = fault.map(Fault::from).orElse(end);
        int faultEnd = fault.map(Fault::end).orElse(end);
        int begin = Math.clamp(faultFrom, from, end);
        int stop = Math.clamp(faultEnd, from, end);
        spans.add(classes, begin - from);
        if (stop > begin) {
            List<String> wrong = new ArrayList<>(classes);
            wrong.add("hgn-wrong");
            spans.add(wrong, stop - begin);
        }
        spans.add(classes, end - Math.max(begin, stop));
        return end;
    }

    private List<String> classes(TextPiece piece) {
        String kind = "hgn-" + piece.kind().name().toLowerCase(Locale.ROOT);
        boolean here = current.filter(place -> place.from() == piece.from()).isPresent();
        return here ? List.of(kind, "hgn-current") : List.of(kind);
    }

    /// The first piece that ends after an offset.
    private int firstAfter(int offset) {
        int low = 0;
        int high = pieces.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (pieces.get(middle).end() <= offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
