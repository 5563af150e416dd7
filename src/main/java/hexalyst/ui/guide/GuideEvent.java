package hexalyst.ui.guide;

import javafx.event.Event;
import javafx.event.EventType;

/// A request to open the guide at a place, handled by the window.
public final class GuideEvent extends Event {
    /// The only type.
    public static final EventType<GuideEvent> OPEN = new EventType<>(Event.ANY, "GUIDE_OPEN");

    private static final long serialVersionUID = 1;

    private final GuidePlace place;

    /// @param place where to open the guide
    public GuideEvent(GuidePlace place) {
        super(OPEN);
        this.place = place;
    }

    /// Where to open the guide.
    public GuidePlace place() {
        return place;
    }
}
