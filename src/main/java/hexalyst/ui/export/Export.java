package hexalyst.ui.export;

import hexalyst.export.ExportFormat;
import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.Layer;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/// Shows the card of an export over a window.
public final class Export {
    private final Layer layer;
    private final Supplier<Optional<Exported>> what;
    private final ExportViewModel.Outside outside;
    private Optional<Last> last = Optional.empty();

    /// The choices of the last export, for the next one of the same games.
    ///
    /// @param name the name of the games
    private record Last(String name, Optional<Path> file, PageChoices pages, ExportFormat format) {
        boolean isOf(Exported shown) {
            return name.equals(shown.name()) && file.equals(shown.file());
        }
    }

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
        ExportViewModel model = last.filter(earlier -> earlier.isOf(shown))
                .map(earlier -> new ExportViewModel(shown, outside, earlier.pages(), Optional.of(earlier.format())))
                .orElseGet(() -> new ExportViewModel(shown, outside));
        ExportView view = new ExportView(model, layer::close);
        view.sceneProperty().subscribe((before, now) -> {
            if (now == null) {
                model.leave();
                last = Optional.of(new Last(
                        shown.name(),
                        shown.file(),
                        model.pages(),
                        model.formatProperty().get()));
            }
        });
        layer.open(view, view.home());
    }
}
