package hexalyst.ui.prefs;

import hexalyst.export.board.PieceSet;
import hexalyst.game.Game;
import hexalyst.record.Numbering;
import hexalyst.store.StoreAddress;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.engine.ResourcesViewModel;
import hexalyst.ui.engine.SearchChoice;
import hexalyst.ui.files.RecentFiles;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.lines.LinesViewModel;
import hexalyst.ui.play.PlayRecord;
import hexalyst.ui.theme.Settings;
import hexalyst.ui.theme.Theme;
import hexalyst.ui.theme.ThemeViewModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringExpression;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The choices of the preferences. Everything takes effect at once, except where stated otherwise. A new one is made
/// each time the card is shown. JavaFX thread only.
public final class PreferencesViewModel {
    /// The setting for the address of the store of results; empty for the file in the data folder.
    public static final String STORE = "store";

    private final Chosen chosen;
    private final Texts texts = Texts.of(PreferencesViewModel.class);
    private final ObjectProperty<Language> language;
    private final ReadOnlyBooleanWrapper waiting = new ReadOnlyBooleanWrapper();
    private final NumberEntry threads;
    private final NumberEntry memory;
    private final NumberEntry patience;
    private final ReadOnlyIntegerWrapper recent = new ReadOnlyIntegerWrapper();
    private final StringProperty player = new SimpleStringProperty();
    private final StringProperty store = new SimpleStringProperty();
    private final ReadOnlyStringWrapper storeProblem = new ReadOnlyStringWrapper("");

    /// The objects that hold the choices.
    ///
    /// @param settings remember the language
    /// @param theme the theme
    /// @param look the pieces
    /// @param layout the text size
    /// @param lines the number of lines
    /// @param resources what the engine may use
    /// @param recent the recent files
    /// @param data the program's data folder
    /// @param renew shows the window in the chosen language; returns false if that must wait for the next start
    public record Chosen(
            Settings settings,
            ThemeViewModel theme,
            BoardLookViewModel look,
            LayoutViewModel layout,
            LinesViewModel lines,
            ResourcesViewModel resources,
            RecentFiles recent,
            Path data,
            BooleanSupplier renew) {}

    /// @param chosen the objects that hold the choices
    public PreferencesViewModel(Chosen chosen) {
        this.chosen = chosen;
        language = new SimpleObjectProperty<>(Language.kept(chosen.settings()));
        language.subscribe((before, now) -> {
            now.keep(chosen.settings());
            waiting.set(!chosen.renew().getAsBoolean());
        });
        ResourcesViewModel resources = chosen.resources();
        ResourcesViewModel.Amount now = resources.wanted();
        ResourcesViewModel.Amount most = resources.most();
        threads = new NumberEntry(1, most.threads(), now.threads(), resources::setThreads);
        memory = new NumberEntry(
                ResourcesViewModel.LEAST_MEGABYTES, most.megabytes(), now.megabytes(), resources::setMegabytes);
        patience = new NumberEntry(
                1, ResourcesViewModel.MOST_SECONDS, (int) resources.patience().toSeconds(), resources::setPatience);
        recent.set(chosen.recent().files().size());
        player.set(chosen.settings().get(PlayRecord.NAME, ""));
        player.subscribe((before, typed) -> chosen.settings().put(PlayRecord.NAME, typed.strip()));
        store.set(chosen.settings().get(STORE, ""));
        store.subscribe((before, typed) -> storeProblem.set(storeProblem(typed.strip())));
    }

    private static String storeProblem(String typed) {
        try {
            StoreAddress.of(typed);
            return "";
        } catch (IOException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /// The name of the person who plays against the engine, as it is typed; empty for the usual word.
    public StringProperty playerProperty() {
        return player;
    }

    /// Where results are kept, a file or the address of a server, as it is typed; empty for the data folder. Takes
    /// effect with the next start.
    public StringProperty storeProperty() {
        return store;
    }

    /// What is wrong with it; empty if it is valid.
    public ReadOnlyStringProperty storeProblemProperty() {
        return storeProblem.getReadOnlyProperty();
    }

    /// The language of the window.
    public ObjectProperty<Language> languageProperty() {
        return language;
    }

    /// The text size in percent.
    public IntegerProperty textSizeProperty() {
        return chosen.layout().textSizeProperty();
    }

    /// A note about a change of language that has to wait; empty otherwise.
    public StringExpression languageNote() {
        return Bindings.when(waiting).then(texts.get("language.note")).otherwise("");
    }

    /// The theme.
    public ObjectProperty<Theme> themeProperty() {
        return chosen.theme().themeProperty();
    }

    /// What the numbers of moves count.
    public ObjectProperty<Numbering> numberingProperty() {
        return chosen.look().numberingProperty();
    }

    /// The title of the game whose pieces are chosen.
    public String game() {
        return chosen.look().game().map(Game::title).orElse("");
    }

    /// Gives all games the pieces, the coordinates and the direction of the open one.
    public void useInAllGames() {
        chosen.look().useInAllGames();
    }

    /// How the pieces look.
    public ObjectProperty<PieceSet> piecesProperty() {
        return chosen.look().piecesProperty();
    }

    /// How many lines the engine shows.
    public IntegerProperty linesProperty() {
        return chosen.lines().countProperty();
    }

    /// The threads of a search.
    public NumberEntry threads() {
        return threads;
    }

    /// The memory of the table of proofs, in MB.
    public NumberEntry memory() {
        return memory;
    }

    /// How the engine estimates positions in analysis.
    public ObjectProperty<SearchChoice> searchProperty() {
        return chosen.resources().searchProperty();
    }

    /// How long the strongest opponent may think about a move, in seconds.
    public NumberEntry patience() {
        return patience;
    }

    /// What the engine uses now, and whether a change still has to wait.
    public StringExpression inUse() {
        ResourcesViewModel resources = chosen.resources();
        return Bindings.createStringBinding(
                () -> texts.get(
                        resources.waitingProperty().get() ? "inUse.waiting" : "inUse",
                        resources.textProperty().get()),
                resources.textProperty(),
                resources.waitingProperty());
    }

    /// The greatest number of threads.
    public int mostThreads() {
        return chosen.resources().most().threads();
    }

    /// The most memory, in MB.
    public int mostMemory() {
        return chosen.resources().most().megabytes();
    }

    /// How many recent files are remembered.
    public ReadOnlyIntegerProperty recentProperty() {
        return recent.getReadOnlyProperty();
    }

    /// Clears the recent files.
    public void clearRecent() {
        chosen.recent().clear();
        recent.set(0);
    }

    /// The program's data folder.
    public String dataFolder() {
        return chosen.data().toString();
    }

    /// Accepts all valid input.
    public void commit() {
        threads.commit();
        memory.commit();
        patience.commit();
        if (storeProblem.get().isEmpty()) {
            chosen.settings().put(STORE, store.get().strip());
        }
    }
}
