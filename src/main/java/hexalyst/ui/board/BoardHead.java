package hexalyst.ui.board;

import hexalyst.text.Texts;
import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuidePlace;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The head of the board's card: the player to move, the value of the position, and the tools. Where room is short,
/// first the tools that turn the board are left to the menu, then the value gets fewer words and points lose the
/// players' names, then all tools are left to the menu. A headline that does not fit on a line even so, such as how
/// points were made, gets a second one.
final class BoardHead extends HBox {
    /// How much of a line is lost at most where it breaks between two words.
    private static final double BROKEN = 1.2;

    /// What is tried in turn until it fits.
    private static final List<Fit> ORDER = List.of(
            new Fit(BoardToolbar.Extent.ALL, true, true),
            new Fit(BoardToolbar.Extent.OVERLAYS, true, true),
            new Fit(BoardToolbar.Extent.OVERLAYS, true, false),
            new Fit(BoardToolbar.Extent.OVERLAYS, false, true),
            new Fit(BoardToolbar.Extent.OVERLAYS, false, false),
            new Fit(BoardToolbar.Extent.MENU, true, true),
            new Fit(BoardToolbar.Extent.MENU, true, false),
            new Fit(BoardToolbar.Extent.MENU, false, false));

    /// Which tools are shown, and whether the whole headline and the whole value are told beside them.
    private record Fit(BoardToolbar.Extent extent, boolean named, boolean whole) {
        String told(BoardValue known) {
            return whole ? known.text() : known.brief();
        }

        String told(Headline known) {
            return named ? known.text() : known.brief();
        }
    }

    private final BoardViewModel model;
    private final Region piece;
    private final Label headline = new Label();
    private final Label value = new Label();
    private final Hyperlink turned = new Hyperlink();
    private final BoardToolbar tools;
    private final GuideButton guide = new GuideButton(GuidePlace.BOARD);

    /// @param piece shows the colour of the player to move
    BoardHead(Region piece, BoardViewModel model, BoardToolbar tools) {
        this.model = model;
        this.piece = piece;
        this.tools = tools;
        getStyleClass().add("board-head");
        headline.setId("board-headline");
        headline.getStyleClass().add("headline");
        headline.setMinWidth(0);
        headline.setMinHeight(Region.USE_PREF_SIZE);
        headline.setWrapText(true);
        model.headlineProperty().subscribe(now -> headline.setText(now.text()));
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(model.headlineProperty().map(Headline::text));
        headline.setTooltip(whole);
        value.setId("board-value");
        value.setMinWidth(Region.USE_PREF_SIZE);
        Tooltip known = new Tooltip();
        known.textProperty().bind(model.valueProperty().map(BoardValue::text));
        value.setTooltip(known);
        model.valueProperty().subscribe(now -> {
            value.setText(now.text());
            Visibility.set(value, !now.text().isEmpty());
            value.getStyleClass()
                    .setAll(
                            "label",
                            "board-value",
                            "board-value-" + now.kind().name().toLowerCase(Locale.ROOT));
        });
        HBox said = new HBox(headline, value, turned(model.look()));
        said.setMinWidth(0);
        said.getStyleClass().add("board-title");
        HBox.setHgrow(said, Priority.ALWAYS);
        getChildren().addAll(piece, said, tools, guide);
    }

    /// Says that the board is rotated or mirrored. A click resets it.
    private Hyperlink turned(BoardLookViewModel look) {
        Texts texts = Texts.of(BoardHead.class);
        turned.setId("board-turned");
        turned.setMinWidth(Region.USE_PREF_SIZE);
        turned.setTooltip(new Tooltip(texts.get("turned.tip")));
        turned.textProperty()
                .bind(look.turnProperty().map(turn -> texts.get(turn.intValue() == 0 ? "turned.mirrored" : "turned")));
        turned.setOnAction(event -> look.straighten());
        Visibility.when(turned, look.straight().map(straight -> !straight));
        return turned;
    }

    private double besideWords() {
        return snappedLeftInset()
                + snappedRightInset()
                + (piece.isManaged() ? Math.max(piece.minWidth(-1), piece.prefWidth(-1)) + getSpacing() : 0)
                + (turned.isManaged() ? turned.prefWidth(-1) + getSpacing() : 0)
                + getSpacing()
                + guide.prefWidth(-1)
                + getSpacing();
    }

    /// The width of the value beside the headline.
    private double pill(String known) {
        return known.isEmpty()
                ? 0
                : TextWidth.of(known, value.getFont())
                        + value.getInsets().getLeft()
                        + value.getInsets().getRight()
                        + getSpacing();
    }

    @Override
    protected void layoutChildren() {
        Fit fit = fit(1).or(() -> fit(2)).orElse(ORDER.getLast());
        headline.setText(fit.told(model.headlineProperty().get()));
        value.setText(fit.told(model.valueProperty().getValue()));
        tools.show(fit.extent);
        super.layoutChildren();
    }

    /// The first that fits beside a headline of some lines. The room depends on the width of the tools, which is known
    /// only once they have their looks.
    private Optional<Fit> fit(int lines) {
        Headline said = model.headlineProperty().get();
        BoardValue known = model.valueProperty().getValue();
        double room = getWidth() - besideWords();
        return ORDER.stream()
                .filter(each ->
                        tools.wish(each.extent) + pill(each.told(known)) + width(each.told(said), lines) <= room)
                .findFirst();
    }

    private double width(String text, int lines) {
        double whole = TextWidth.of(text, headline.getFont()) + 1;
        return lines == 1 ? whole : whole * BROKEN / lines;
    }
}
