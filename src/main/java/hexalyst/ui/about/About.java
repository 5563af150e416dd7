package hexalyst.ui.about;

import hexalyst.analysis.results.DataFolder;
import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.Layer;

/// Shows the *About Hexalyst* card over a window.
public final class About {
    private final Layer layer;
    private final DataFolder data;

    /// @param layer where the card is shown
    /// @param data the program's data folder
    public About(Layer layer, DataFolder data) {
        this.layer = layer;
        this.data = data;
    }

    /// The command that shows the card.
    public Command command() {
        return Command.of("about", CommandGroup.HELP, Texts.of(About.class).get("command"), this::open);
    }

    private void open() {
        AboutView view = new AboutView(data, layer::close);
        layer.open(view, view.home());
    }
}
