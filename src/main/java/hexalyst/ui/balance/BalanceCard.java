package hexalyst.ui.balance;

import hexalyst.analysis.balance.BalanceWords;
import hexalyst.game.Position;
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

    /// The game whose restrictions are searched, and where a restriction is shown.
    ///
    /// @param game the open game
    /// @param board gives its pieces their look
    /// @param opener opens a game in a tab of its own, at its end, under the given name
    public record Here(GameViewModel game, BoardViewModel board, BiConsumer<GameTree, String> opener) {}

    /// @param layer where the card is shown
    /// @param model the program's balance finder
    public BalanceCard(Layer layer, BalanceViewModel model, Here here) {
        this.layer = layer;
        this.model = model;
        this.here = here;
    }

    /// The command that shows the card.
    public Command command() {
        return Command.of(
                        "balance",
                        CommandGroup.ENGINE,
                        Texts.of(BalanceCard.class).get("command"),
                        this::open)
                .everywhere("Shortcut+Shift+L");
    }

    private void open() {
        Position start = here.game().moment().tree().start();
        model.show(start);
        BalanceView view = new BalanceView(
                model,
                new BalanceChoices(start),
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
