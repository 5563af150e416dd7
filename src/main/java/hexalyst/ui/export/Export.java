package hexalyst.ui.export;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.Layer;
import java.util.Optional;
import java.util.function.Supplier;

/// Shows the card of an export over a window.
public final class Export {
    private final Layer layer;
    private final Supplier<Optional<Exported>> what;
    private final ExportViewModel.Outside outside;

    /// @param layer where the card is shown
    /// @param what what the window shows now; empty if that cannot be exported, after saying why
    /// @param outside what an export needs from outside
    public Export(Layer layer, Supplier<Optional<Exported>> what, ExportViewModel.Outside outside) {
        this.layer = layer;
        this.what = what;
        this.outside = outside;
    }

    /// The command that shows the card.
    public Command command() {
        return Command.of(
                        "export",
                        CommandGroup.FILE,
                        Texts.of(Export.class).get("command"),
                        () -> what.get().ifPresent(this::open))
                .everywhere("Shortcut+Shift+E");
    }

    private void open(Exported shown) {
        ExportViewModel model = new ExportViewModel(shown, outside);
        ExportView view = new ExportView(model, layer::close);
        view.sceneProperty().subscribe((before, now) -> {
            if (now == null) {
                model.leave();
            }
        });
        layer.open(view, view.home());
    }
}
