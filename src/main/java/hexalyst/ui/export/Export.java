package hexalyst.ui.export;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.Layer;

/// Shows the card of an export over a window.
public final class Export {
    private final Layer layer;
    private final ExportViewModel.Outside outside;

    /// @param layer where the card is shown
    /// @param outside what an export needs from outside
    public Export(Layer layer, ExportViewModel.Outside outside) {
        this.layer = layer;
        this.outside = outside;
    }

    /// The command that shows the card.
    public Command command() {
        return Command.of("export", CommandGroup.FILE, Texts.of(Export.class).get("command"), this::open)
                .everywhere("Shortcut+Shift+E");
    }

    private void open() {
        ExportViewModel model = new ExportViewModel(outside);
        ExportView view = new ExportView(model, layer::close);
        view.sceneProperty().subscribe((before, now) -> {
            if (now == null) {
                model.leave();
            }
        });
        layer.open(view, view.home());
    }
}
