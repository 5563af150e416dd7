package hexalyst.ui.board;

import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.Turns;
import hexalyst.text.Texts;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.fx.Visibility;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The turn in progress, with buttons to end it and to take back its last part, and a button for each choice that is
/// not a click. Buttons for what cannot be done are left out.
public final class TurnBar extends HBox {
    private final Texts texts = Texts.of(TurnBar.class);
    private final BoardViewModel model;
    private final KeyBindings keys;
    private final HBox words = new HBox();
    private final String prefix;

    /// What there is to choose from.
    ///
    /// @param passed the end of the game if both players pass now
    /// @param pass what a pass does, if the game tells more of it than who passes
    private record Offer(
            List<Part.Choose> words,
            Edition edition,
            boolean mustPass,
            Optional<Position> passed,
            Optional<Reason> pass) {
        static Offer of(BegunTurn turn) {
            Optional<Reason> pass = Optional.of(turn.start().preview(Move.pass()))
                    .filter(preview -> preview.legal() && !preview.outcome().over())
                    .map(MovePreview::reason)
                    .filter(does -> does.arguments().size() > 1);
            return new Offer(
                    turn.words(), turn.start().edition(), turn.mustPass(), Turns.bothPass(turn.position()), pass);
        }
    }

    /// @param model the board whose turn it shows
    /// @param keys the key bindings shown in tooltips
    /// @param prefix what the ids of its buttons begin with
    public TurnBar(BoardViewModel model, KeyBindings keys, String prefix) {
        this.model = model;
        this.prefix = prefix;
        this.keys = keys;
        getStyleClass().add("turn-bar");
        words.getStyleClass().add("turn-bar");
        ObservableValue<BegunTurn> turn = model.turn().turnProperty();
        ObservableValue<Boolean> begun = turn.map(now -> !now.parts().isEmpty());
        Label made = new Label();
        made.setId(prefix + "turn-made");
        made.textProperty().bind(turn.map(this::text));
        made.setTooltip(new Tooltip());
        made.getTooltip().textProperty().bind(turn.map(now -> (text(now) + "\n" + parts(now)).strip()));
        Visibility.when(made, made.textProperty().isNotEmpty());
        Button end = button("endTurn", "✓");
        end.setOnAction(event -> model.turn().end());
        end.getStyleClass().add("accent");
        Visibility.when(end, turn.map(BegunTurn::mayEnd));
        Button back = button("takePartBack", "↶");
        back.setOnAction(event -> model.turn().takeBack());
        Visibility.when(back, begun);
        getChildren().addAll(made, back, end, words);
        turn.map(Offer::of).subscribe(this::offer);
        Visibility.when(
                this,
                turn.flatMap(now -> model.thinksProperty()
                        .map(thinks -> !thinks
                                && (!now.parts().isEmpty() || !now.words().isEmpty()))));
    }

    /// What the turn has done so far, as the game counts it, if the turn may end; otherwise its parts, because the game
    /// counts only whole turns.
    private String text(BegunTurn turn) {
        return turn.mayEnd() && !turn.parts().isEmpty() ? texts.get("turn.mayEnd", counted(turn)) : parts(turn);
    }

    private static String counted(BegunTurn turn) {
        Position start = turn.start();
        return start.edition().words(start.preview(new Move(turn.parts())).reason());
    }

    private String parts(BegunTurn turn) {
        if (turn.parts().isEmpty()) {
            return "";
        }
        String made = texts.get("turn.made", turn.start().text(new Move(turn.parts())));
        Position now = turn.position();
        return now.midTurn() && now.duty().isPresent()
                ? made + " · " + now.edition().words(now.duty().get())
                : made;
    }

    private String passed(Position end) {
        return end.outcome()
                .wonBy()
                .map(winner -> texts.get("pass.won", end.edition().sideName(winner), end.endWords()))
                .orElseGet(() -> texts.get("pass.drawn", end.endWords()));
    }

    private Button button(String id, String sign) {
        Button button = new Button(sign);
        button.setId(prefix + id);
        button.setTooltip(new KeyTooltip(texts.get(id + ".tip"), keys, id));
        button.accessibleTextProperty().bind(button.getTooltip().textProperty());
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private void offer(Offer open) {
        words.getChildren()
                .setAll(open.words().stream().map(word -> word(word, open)).toList());
        Visibility.set(words, !open.words().isEmpty());
    }

    /// A pass, with the points if both players pass, in games that count them.
    private String common(Part.Choose word, Offer open) {
        String name = texts.get(word.word());
        return open.passed()
                .filter(end -> !word.equals(Part.SWAP))
                .flatMap(Position::score)
                .map(points -> texts.get("pass.points", name, points.total(Side.WHITE), points.total(Side.BLACK)))
                .orElse(name);
    }

    private String passTip(Offer open) {
        String tip = open.mustPass()
                ? texts.get("pass.tip")
                : open.passed().map(this::passed).orElse(texts.get("pass.menu"));
        return open.pass()
                .map(does -> texts.get("pass.also", open.edition().words(does), tip))
                .orElse(tip);
    }

    /// Pass and swap have the same names in all games; other choices are named by the edition.
    private Button word(Part.Choose word, Offer open) {
        boolean swap = word.equals(Part.SWAP);
        boolean common = swap || word.equals(Move.pass().only());
        Button button =
                new Button(common ? common(word, open) : open.edition().words(Reason.of("word." + word.word())));
        button.setId(prefix + word.word());
        button.getStyleClass().add("accent");
        button.setMinWidth(Region.USE_PREF_SIZE);
        if (swap) {
            button.setTooltip(new KeyTooltip(texts.get("swap.tip"), keys, "swap"));
            button.accessibleTextProperty().bind(button.getTooltip().textProperty());
        } else if (common) {
            button.setTooltip(new KeyTooltip(passTip(open), keys, "pass"));
            button.accessibleHelpProperty().bind(button.getTooltip().textProperty());
        }
        button.setOnAction(event -> model.say(word));
        return button;
    }
}
