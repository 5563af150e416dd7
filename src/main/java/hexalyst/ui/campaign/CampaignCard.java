package hexalyst.ui.campaign;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.Layer;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.game.GameViewModel;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/// Shows the card of campaigns over a window.
public final class CampaignCard {
    private final Layer layer;
    private final CampaignViewModel model;
    private final Here here;

    /// Where a campaign can start, and where its positions are shown.
    ///
    /// @param game the open game
    /// @param board gives its pieces their look
    /// @param files the games of its file
    /// @param opener opens a game in a tab of its own, at its end, under the given name
    public record Here(
            GameViewModel game, BoardViewModel board, FilesViewModel files, BiConsumer<GameTree, String> opener) {}

    /// @param layer where the card is shown
    /// @param model the program's campaign
    public CampaignCard(Layer layer, CampaignViewModel model, Here here) {
        this.layer = layer;
        this.model = model;
        this.here = here;
    }

    /// The command that shows the card.
    public Command command() {
        return Command.of(
                        "campaign",
                        CommandGroup.ENGINE,
                        Texts.of(CampaignCard.class).get("command"),
                        this::open)
                .everywhere("Shortcut+Shift+A");
    }

    private void open() {
        here.game().commitComment();
        model.look();
        CampaignView view = new CampaignView(
                model,
                new CampaignChoices(here.game().moment(), here.files().trees()),
                here.board().pieceStyleProperty().get(),
                settled -> {
                    layer.close();
                    GameTree game = model.game(settled);
                    here.opener().accept(game, called(game));
                },
                layer::close);
        layer.open(view, view.home());
    }

    private static String called(GameTree game) {
        Texts texts = Texts.of(CampaignCard.class);
        String moves = game.mainLine().stream().skip(1).map(game::text).collect(Collectors.joining(" "));
        return moves.isEmpty() ? texts.get("tab.start") : texts.get("tab.after", moves);
    }
}
