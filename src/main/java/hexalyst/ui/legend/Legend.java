package hexalyst.ui.legend;

import hexalyst.text.Texts;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.Layer;
import hexalyst.ui.game.GameViewModel;

/// Shows the legend over a window.
public final class Legend {
    /// The command's id.
    public static final String ID = "legend";

    private final Layer layer;
    private final BoardViewModel board;
    private final GameViewModel game;

    /// @param layer where the card is shown
    /// @param board whose pieces it shows
    /// @param game whose signs it shows and whose players it names
    public Legend(Layer layer, BoardViewModel board, GameViewModel game) {
        this.layer = layer;
        this.board = board;
        this.game = game;
    }

    /// The command that shows the card.
    public Command command() {
        return Command.of(ID, CommandGroup.HELP, Texts.of(Legend.class).get("command"), this::open)
                .everywhere("Shift+F1");
    }

    private void open() {
        LegendView view = new LegendView(
                board.pieceStyleProperty().get(),
                board.look().shown().look().shapes(),
                game.moment().position(),
                layer::close);
        layer.open(view, view.home());
    }
}
