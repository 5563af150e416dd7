package hexalyst.ui.about;

import hexalyst.analysis.DataFolder;
import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.Layer;

/// Shows over a window what the program is.
public final class About {
    private final Layer layer;
    private final DataFolder data;

    /// @param layer where it is shown
    /// @param data where the program keeps things
    public About(Layer layer, DataFolder data) {
        this.layer = layer;
        this.data = data;
    }

    /// The command that shows it.
    public Command command() {
        return Command.of("about", CommandGroup.HELP, Texts.of(About.class).get("command"), this::open);
    }

    private void open() {
        AboutView view = new AboutView(data, layer::close);
        layer.open(view, view.home());
    }
}
