package hexalyst.ui.engine;

import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.Strength;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.theme.Settings;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// What the engine may use: threads, memory for its table of proofs, and time for a move in play; and how it estimates.
/// Remembered between runs. Shared by the whole program, because all tabs use the same engine. JavaFX thread only,
/// except [#patience] and [#method].
public final class ResourcesViewModel {
    /// The least memory of the table, in MB.
    public static final int LEAST_MEGABYTES = 16;
    /// The longest time that the strongest opponent may think about a move, in seconds.
    public static final int MOST_SECONDS = 600;

    private static final String THREADS = "engine-threads";
    private static final String MEGABYTES = "engine-memory";
    private static final String SEARCH = "engine-search";
    private static final String SECONDS = "play-seconds";
    private static final int GIGABYTE = 1024;

    private final Settings settings;
    private final Amount most;
    private final Engine engine;
    private final FxThread later;
    private final Texts texts = Texts.of(ResourcesViewModel.class);
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper waiting = new ReadOnlyBooleanWrapper();
    private volatile SearchChoice chosenSearch = SearchChoice.AUTOMATIC;
    /// Set before listeners are called: a bound search may start again before other listeners are called.
    private final ObjectProperty<SearchChoice> search = new SimpleObjectProperty<>(SearchChoice.AUTOMATIC) {
        @Override
        protected void invalidated() {
            chosenSearch = get();
        }
    };
    private Amount wanted;
    private Amount used;
    private volatile int seconds;

    /// Threads and memory.
    ///
    /// @param threads for each search, 1 or more
    /// @param megabytes the most for the table of proofs; it uses the next lower power of two
    public record Amount(int threads, int megabytes) {
        /// The memory that the table actually uses, in MB.
        public int used() {
            return Integer.highestOneBit(megabytes);
        }

        private Amount within(Amount most) {
            return new Amount(
                    Math.clamp(threads, 1, most.threads),
                    Math.clamp(megabytes, LEAST_MEGABYTES, Math.max(LEAST_MEGABYTES, most.megabytes)));
        }
    }

    /// The engine, as far as its resources can be changed.
    @FunctionalInterface
    public interface Engine {
        /// Changes its resources as soon as no search is running.
        ///
        /// @param done runs when they are in use, on any thread, possibly before this method returns
        void equip(Amount amount, Runnable done);
    }

    /// Gives the engine the remembered resources, or else this machine's defaults: all cores but one, half of the most
    /// memory.
    ///
    /// @param settings remember the choices
    /// @param most what this machine has for the engine
    /// @param later brings news to the JavaFX thread
    public ResourcesViewModel(Settings settings, Amount most, Engine engine, FxThread later) {
        this.settings = settings;
        this.most = most;
        this.engine = engine;
        this.later = later;
        int usualMemory = Integer.highestOneBit(Math.max(1, most.megabytes / 2));
        wanted = new Amount(read(THREADS, Math.max(1, most.threads - 1)), read(MEGABYTES, usualMemory)).within(most);
        seconds = Math.clamp(read(SECONDS, (int) Strength.USUAL_PATIENCE.toSeconds()), 1, MOST_SECONDS);
        search.set(Arrays.stream(SearchChoice.values())
                .filter(known -> known.name().equals(settings.get(SEARCH, "")))
                .findFirst()
                .orElse(SearchChoice.AUTOMATIC));
        used = wanted;
        tell();
        search.subscribe((before, now) -> {
            settings.put(SEARCH, now.name());
            tell();
        });
        equip();
    }

    /// A value that is not a number, such as one of another version, counts as not chosen.
    private int read(String name, int otherwise) {
        String kept = settings.get(name, "");
        return kept.matches("\\d{1,9}") ? Integer.parseInt(kept) : otherwise;
    }

    /// What the engine uses now, such as `3 threads · 1 GB`, and how it estimates if that was chosen.
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    /// True while a choice is not in use yet because a search is still running.
    public ReadOnlyBooleanProperty waitingProperty() {
        return waiting.getReadOnlyProperty();
    }

    /// The chosen resources.
    public Amount wanted() {
        return wanted;
    }

    /// What this machine has for the engine.
    public Amount most() {
        return most;
    }

    /// Chooses the number of threads for each search, 1 to the machine's cores.
    public void setThreads(int threads) {
        choose(new Amount(threads, wanted.megabytes));
    }

    /// Chooses the memory of the table of proofs. A change of size empties the table.
    public void setMegabytes(int megabytes) {
        choose(new Amount(wanted.threads, megabytes));
    }

    /// How the engine estimates positions in analysis. Applies from the next search.
    public ObjectProperty<SearchChoice> searchProperty() {
        return search;
    }

    /// The method that was chosen for every game; empty for the default of the kind of game. A search that starts
    /// because the choice changes reads the new one. May be called from any thread.
    public Optional<Estimator.Method> method() {
        return chosenSearch.method();
    }

    /// How long the strongest opponent may think about a move. May be called from any thread.
    public Duration patience() {
        return Duration.ofSeconds(seconds);
    }

    /// Chooses how long the strongest opponent may think about a move, 1 to [#MOST_SECONDS] seconds.
    public void setPatience(int chosen) {
        seconds = Math.clamp(chosen, 1, MOST_SECONDS);
        settings.put(SECONDS, Integer.toString(seconds));
    }

    private void choose(Amount chosen) {
        Amount possible = chosen.within(most);
        if (possible.equals(wanted)) {
            return;
        }
        wanted = possible;
        settings.put(THREADS, Integer.toString(wanted.threads));
        settings.put(MEGABYTES, Integer.toString(wanted.megabytes));
        waiting.set(true);
        equip();
    }

    private void equip() {
        Amount given = wanted;
        engine.equip(
                given,
                () -> later.run(() -> {
                    if (given.equals(wanted)) {
                        waiting.set(false);
                        used = given;
                        tell();
                    }
                }));
    }

    private void tell() {
        int megabytes = used.used();
        String memory =
                megabytes < GIGABYTE ? texts.get("megabytes", megabytes) : texts.get("gigabytes", megabytes / GIGABYTE);
        String amount = texts.get("resources", used.threads, memory);
        text.set(
                search.get() == SearchChoice.AUTOMATIC
                        ? amount
                        : texts.get("resources.search", amount, texts.get("search." + search.get())));
    }
}
