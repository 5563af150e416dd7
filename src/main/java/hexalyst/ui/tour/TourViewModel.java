package hexalyst.ui.tour;

import hexalyst.text.Texts;
import hexalyst.ui.theme.Settings;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// A tour of the parts of the window, with a few sentences for each. It starts by itself once, at the first start of
/// the program, and on request. The window can be used as usual meanwhile: while another page is in front than the one
/// with these parts, the tour waits. JavaFX thread only.
public final class TourViewModel {
    private static final String SETTING = "tour";
    private static final String SEEN = "seen";

    /// The ids of the parts of the window, in order; the texts have the same names.
    private static final List<String> PARTS =
            List.of("board", "moves", "engine", "lens", "value-graph", "game-tabs", "comment", "status", "menu");

    private final Settings settings;
    private final Texts texts = Texts.of(TourViewModel.class);
    private final ReadOnlyObjectWrapper<Optional<Stop>> stop = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final BooleanProperty here = new SimpleBooleanProperty(true);
    /// Where the tour is, even while it waits.
    private Optional<Stop> place = Optional.empty();

    /// A stop of the tour.
    ///
    /// @param part the id of the part
    /// @param title the part's name
    /// @param text what to do with it
    /// @param number 1 and up
    /// @param count how many there are
    public record Stop(String part, String title, String text, int number, int count) {
        /// True for the last one.
        public boolean isLast() {
            return number == count;
        }
    }

    /// @param settings remember that the tour was seen
    public TourViewModel(Settings settings) {
        this.settings = settings;
        here.subscribe((before, now) -> show());
    }

    /// Whether the page with the parts is in front. A tour on request sets it, which brings the page there.
    public BooleanProperty hereProperty() {
        return here;
    }

    /// The current stop; empty while there is no tour or it waits.
    public ReadOnlyObjectProperty<Optional<Stop>> stopProperty() {
        return stop.getReadOnlyProperty();
    }

    /// All stops, in order.
    public List<Stop> stops() {
        return IntStream.rangeClosed(1, PARTS.size()).mapToObj(this::stop).toList();
    }

    /// True until the tour has been completed or skipped once.
    public boolean isFirst() {
        return !settings.get(SETTING, "").equals(SEEN);
    }

    /// Starts on request at the first part.
    public void start() {
        here.set(true);
        go(1);
    }

    /// Starts by itself at the first part, once the page with the parts is in front.
    public void begin() {
        go(1);
    }

    /// Goes to the next part; ends after the last.
    public void next() {
        stop.get().ifPresent(now -> {
            if (now.isLast()) {
                end();
            } else {
                go(now.number() + 1);
            }
        });
    }

    /// Goes back to the previous part, if there is one.
    public void back() {
        stop.get().filter(now -> now.number() > 1).ifPresent(now -> go(now.number() - 1));
    }

    /// Ends the tour, which will not start by itself again.
    public void end() {
        place = Optional.empty();
        show();
        settings.put(SETTING, SEEN);
    }

    private void go(int number) {
        place = Optional.of(stop(number));
        show();
    }

    private Stop stop(int number) {
        String part = PARTS.get(number - 1);
        return new Stop(part, texts.get(part + ".title"), texts.get(part + ".text"), number, PARTS.size());
    }

    private void show() {
        stop.set(place.filter(now -> here.get()));
    }
}
