package hexalyst.ui.prefs;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.Layer;

/// Shows the preferences over a window.
public final class Preferences {
    private final Layer layer;
    private final PreferencesViewModel.Chosen chosen;
    private final Runnable keys;

    /// @param layer where they are shown
    /// @param chosen what the choices belong to
    /// @param keys shows all keys
    public Preferences(Layer layer, PreferencesViewModel.Chosen chosen, Runnable keys) {
        this.layer = layer;
        this.chosen = chosen;
        this.keys = keys;
    }

    /// The command that shows them.
    public Command command() {
        return Command.of(
                        "preferences",
                        CommandGroup.EDIT,
                        Texts.of(Preferences.class).get("command"),
                        () -> open(Section.GENERAL))
                .everywhere("Shortcut+Comma");
    }

    /// Shows them.
    ///
    /// @param section which part first
    public void open(Section section) {
        PreferencesViewModel model = new PreferencesViewModel(chosen);
        PreferencesView view = new PreferencesView(model, section, new PreferencesView.Ways(layer::close, () -> {
            layer.close();
            keys.run();
        }));
        // However the card is put away, what was typed well is taken.
        view.sceneProperty().subscribe((before, now) -> {
            if (now == null) {
                model.commit();
            }
        });
        layer.open(view, view.home());
    }
}
