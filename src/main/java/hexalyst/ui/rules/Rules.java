package hexalyst.ui.rules;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.notation.rules.RulesPage;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.Layer;
import hexalyst.ui.game.GameViewModel;
import org.jspecify.annotations.Nullable;

/// Shows the rules of the open game over a window.
public final class Rules {
    private final Layer layer;
    private final BoardViewModel board;
    private final GameViewModel game;
    private @Nullable Game asked;
    private boolean written;

    /// @param layer where the card is shown
    /// @param board whose pieces the pictures use
    /// @param game whose rules are shown, in its edition
    public Rules(Layer layer, BoardViewModel board, GameViewModel game) {
        this.layer = layer;
        this.board = board;
        this.game = game;
    }

    /// The command that shows the card, available if the game has a rules page.
    public Command command() {
        return Command.of("rules", CommandGroup.HELP, Texts.of(Rules.class).get("command"), this::open)
                .when(game.momentProperty()
                        .map(moment -> areWritten(moment.position().game())));
    }

    /// Checks this once for each game, not at every move.
    private boolean areWritten(Game now) {
        if (!now.equals(asked)) {
            asked = now;
            written = now.rules().isPresent();
        }
        return written;
    }

    private void open() {
        Position position = game.moment().position();
        Edition edition = position.edition();
        RulesPage.of(position.game(), edition).ifPresent(page -> {
            RulesFigures figures = new RulesFigures(
                    board.pieceStyleProperty().get(),
                    board.look().shown().look().shapes());
            RulesView view = new RulesView(title(position.game(), edition), page, figures, layer::close);
            layer.open(view, view.home());
        });
    }

    private static String title(Game game, Edition edition) {
        Texts texts = Texts.of(Rules.class);
        return game.editions().size() == 1
                ? texts.get("title", game.title())
                : texts.get("title.edition", game.title(), edition.title());
    }
}
