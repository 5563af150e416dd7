package hexalyst.ui.openings;

import hexalyst.game.Side;
import hexalyst.notation.source.Quoted;
import hexalyst.record.GameDate;
import hexalyst.study.Collection;
import hexalyst.study.Query;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The fields that choose games of the library by names, dates and result. JavaFX thread only.
public final class QueryFields {
    private final ObjectProperty<Optional<Collection>> collection = new SimpleObjectProperty<>(Optional.empty());
    private final StringProperty player = new SimpleStringProperty("");
    private final ObjectProperty<Optional<Side>> side = new SimpleObjectProperty<>(Optional.empty());
    private final StringProperty event = new SimpleStringProperty("");
    private final StringProperty from = new SimpleStringProperty("");
    private final StringProperty until = new SimpleStringProperty("");
    private final StringProperty result = new SimpleStringProperty("");
    private final StringProperty rating = new SimpleStringProperty("");

    /// Where the games are from; empty for anywhere.
    public ObjectProperty<Optional<Collection>> collectionProperty() {
        return collection;
    }

    /// Part of a player's name; empty for any.
    public StringProperty playerProperty() {
        return player;
    }

    /// Which side this player has; empty for either.
    public ObjectProperty<Optional<Side>> sideProperty() {
        return side;
    }

    /// Part of the event's name; empty for any.
    public StringProperty eventProperty() {
        return event;
    }

    /// The earliest date, as people write it ([GameDate]); empty for any.
    public StringProperty fromProperty() {
        return from;
    }

    /// The latest date; empty for any.
    public StringProperty untilProperty() {
        return until;
    }

    /// The result; empty for any.
    public StringProperty resultProperty() {
        return result;
    }

    /// The least rating of both players; empty for any.
    public StringProperty ratingProperty() {
        return rating;
    }

    /// All fields.
    List<Property<?>> all() {
        return List.of(collection, side, player, event, from, until, result, rating);
    }

    /// True if a field is set.
    boolean isSet() {
        return collection.get().isPresent()
                || side.get().isPresent()
                || texts().stream().anyMatch(text -> !text.get().isEmpty());
    }

    /// Empties all fields.
    public void clear() {
        collection.set(Optional.empty());
        side.set(Optional.empty());
        texts().forEach(text -> text.set(""));
    }

    private List<StringProperty> texts() {
        return List.of(player, event, from, until, result, rating);
    }

    /// What the fields ask for. A date or rating that cannot be read counts as none.
    Query query() {
        return Query.all()
                .withCollection(collection.get())
                .withPlayer(player.get(), side.get())
                .withEvent(event.get())
                .withDates(GameDate.parse(from.get()), GameDate.parse(until.get()))
                .withResult(result.get())
                .withRating(
                        isRating()
                                ? OptionalInt.of(Integer.parseInt(rating.get().strip()))
                                : OptionalInt.empty());
    }

    private boolean isRating() {
        return rating.get().strip().matches("\\d{1,4}");
    }

    /// What is wrong with a date or the rating, in a sentence; empty if nothing is.
    Optional<String> wrong() {
        Texts texts = Texts.of(QueryFields.class);
        Optional<String> unread = Stream.of(from.get(), until.get())
                .filter(text -> !text.isBlank() && GameDate.parse(text).isEmpty())
                .findFirst()
                .map(text -> texts.get("listed.date", Quoted.text(text)));
        Optional<GameDate> first = GameDate.parse(from.get());
        Optional<GameDate> last = GameDate.parse(until.get());
        boolean swapped = first.isPresent()
                && last.isPresent()
                && first.get().text().compareTo(last.get().text() + '~') > 0;
        Optional<String> noNumber = rating.get().isBlank() || isRating()
                ? Optional.empty()
                : Optional.of(texts.get("listed.rating", Quoted.text(rating.get())));
        return unread.or(() -> noNumber).or(() -> swapped ? Optional.of(texts.get("listed.order")) : Optional.empty());
    }
}
