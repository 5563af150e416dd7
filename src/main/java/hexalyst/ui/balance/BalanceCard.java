package hexalyst.ui.balance;

import hexalyst.analysis.BalanceWords;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.Layer;
import hexalyst.ui.game.GameViewModel;
import java.util.function.BiConsumer;

/// Shows the card of the balance finder over a window.
public final class BalanceCard {
    private final Layer layer;
    private final BalanceViewModel model;
    private final Here here;

    /// Which game is to last, and where a choice is shown.
    ///
    /// @param game the game that is open
    /// @param board how its pieces look
    /// @param opener opens a game in a tab of its own, at its end; told what to call it
    public record Here(GameViewModel game, BoardViewModel board, BiConsumer<GameTree, String> opener) {}

    /// @param layer where it is shown
    /// @param model the balance finder of the program
    public BalanceCard(Layer layer, BalanceViewModel model, Here here) {
        this.layer = layer;
        this.model = model;
        this.here = here;
    }

    /// The command that shows it.
    public Command command() {
        return Command.of(
                        "balance",
                        CommandGroup.ENGINE,
                        Texts.of(BalanceCard.class).get("command"),
                        this::open)
                .everywhere("Shortcut+Shift+L");
    }

    private void open() {
        BalanceView view = new BalanceView(
                model,
                new BalanceChoices(here.game().moment().tree().start()),
                here.board().pieceStyleProperty().get(),
                row -> {
                    layer.close();
                    String called =
                            Texts.of(BalanceCard.class).get("tab", new BalanceWords().restriction(row.restriction()));
                    here.opener().accept(model.game(row.restriction()), called);
                },
                layer::close);
        layer.open(view, view.home());
    }
}
