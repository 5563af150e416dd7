package hexalyst.ui.openings;

import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Mark;
import hexalyst.record.Node;
import hexalyst.study.BoardPattern;
import hexalyst.study.GameHits;
import hexalyst.study.GameKind;
import hexalyst.study.Library;
import hexalyst.study.Query;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The list of games below the moves: those with the current position, with the contents of marked cells, or all, as
/// far as they match the fields. Late answers of the library are dropped. JavaFX thread only.
public final class HitsViewModel {
    /// The most games in the list; more than a library that a person fills has.
    static final int MOST_GAMES = 100_000;
    /// The most games that are opened together.
    private static final int TOGETHER = 200;

    private final GameViewModel game;
    private final MessageLine messages;
    private final OpeningsViewModel.Outside outside;
    private final QueryFields fields;
    private final Texts texts = Texts.of(HitsViewModel.class);
    private final ObservableList<GameHits.Hit> games = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper listed = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Optional<OpeningRow>> chosen = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<ListedGames> scope = new SimpleObjectProperty<>(ListedGames.POSITION);
    private final ReadOnlyObjectWrapper<List<GameKind>> kinds = new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<Optional<GameKind>> kind;
    private final AtomicInteger listing = new AtomicInteger();
    private final ObjectProperty<Set<Integer>> cells = new SimpleObjectProperty<>(Set.of());
    private Map<Integer, Content> marked = Map.of();
    private final ReadOnlyBooleanWrapper pointing = new ReadOnlyBooleanWrapper();
    private boolean active;
    private boolean seen;

    /// @param game the current position
    /// @param messages shows errors
    /// @param fields what the games have to match
    HitsViewModel(GameViewModel game, MessageLine messages, OpeningsViewModel.Outside outside, QueryFields fields) {
        this.game = game;
        this.messages = messages;
        this.outside = outside;
        this.fields = fields;
        kind = new SimpleObjectProperty<>(Optional.of(kind(game.moment().position())));
        chosen.subscribe((before, now) -> list());
        kind.subscribe((before, now) -> list());
        scope.subscribe((before, now) -> {
            point();
            if (now == ListedGames.MARKED && cells.get().isEmpty()) {
                cells.set(drawn());
            }
            list();
        });
        cells.subscribe((before, now) -> {
            mark(now);
            list();
        });
    }

    /// Sets whether the page is visible.
    void setActive(boolean seen) {
        active = seen;
        point();
    }

    private void point() {
        pointing.set(active && scope.get() == ListedGames.MARKED);
    }

    /// The game is at another position now.
    void move(Position before, Position now) {
        chosen.set(Optional.empty());
        if (kind.get().equals(Optional.of(kind(before)))) {
            kind.set(Optional.of(kind(now)));
        }
        if (!before.grid().equals(now.grid())) {
            cells.set(Set.of());
        }
    }

    /// The games, at most [#MOST_GAMES].
    public ObservableList<GameHits.Hit> games() {
        return games;
    }

    /// Which games are listed, in a few words.
    public ReadOnlyStringProperty listedProperty() {
        return listed.getReadOnlyProperty();
    }

    /// The move of the table whose games are listed, if one was selected.
    public ReadOnlyObjectProperty<Optional<OpeningRow>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /// The cells to search by: games are found by what these cells contained when they were marked, empty or not. They
    /// are not marks of the game.
    public ObjectProperty<Set<Integer>> cellsProperty() {
        return cells;
    }

    /// True while the user is asked to point at cells.
    public ReadOnlyBooleanProperty pointingProperty() {
        return pointing.getReadOnlyProperty();
    }

    /// Which games are listed.
    public ObjectProperty<ListedGames> scopeProperty() {
        return scope;
    }

    /// The games and editions that the library has, and that of the open game, as far as the library was asked while
    /// all its games are listed.
    ReadOnlyObjectProperty<List<GameKind>> kindsProperty() {
        return kinds.getReadOnlyProperty();
    }

    /// Of which game and edition games are listed where all are: at first those of the open game; empty for any.
    ObjectProperty<Optional<GameKind>> kindProperty() {
        return kind;
    }

    /// Lists the games of a move, or all again if they are listed already.
    public void choose(OpeningRow row) {
        scope.set(ListedGames.POSITION);
        boolean again = chosen.get().map(OpeningRow::line).equals(Optional.of(row.line()));
        chosen.set(again ? Optional.empty() : Optional.of(row));
    }

    /// Another move is selected: its games are listed, if so far only those of one move were.
    void follow(OpeningRow row) {
        chosen.set(chosen.get().map(any -> row));
    }

    /// Sets whether the list is visible, not the moves. Only then is the library asked for games.
    void setSeen(boolean now) {
        if (now != seen) {
            seen = now;
            list();
        }
    }

    /// The cells with a mark of the game at the current move: they were marked before the search was chosen.
    private Set<Integer> drawn() {
        return game.moment().annotations().marks().stream().map(Mark::cell).collect(Collectors.toSet());
    }

    /// Keeps what a cell contained when it was marked, so that the search stays the same while the game goes on.
    private void mark(Set<Integer> now) {
        Position position = game.moment().position();
        Map<Integer, Content> all = new HashMap<>();
        now.forEach(cell -> all.put(cell, marked.getOrDefault(cell, position.at(cell))));
        marked = all;
    }

    /// Opens a game and those around it in the list, each at the position that was searched for and with marks where
    /// it has the pattern.
    ///
    /// @param shown the games in the order in which the user sees them
    public void open(GameHits.Hit hit, List<GameHits.Hit> shown) {
        int from = Math.max(0, shown.indexOf(hit) - TOGETHER / 2);
        List<GameHits.Hit> all = List.copyOf(shown.subList(from, Math.min(shown.size(), from + TOGETHER)));
        Optional<BoardPattern> wanted = scope.get() == ListedGames.MARKED ? pattern() : Optional.empty();
        outside.library()
                .ask(
                        () -> true,
                        library -> OpenedHits.read(library, all, hit, wanted),
                        found -> {
                            if (found.index() == Node.NONE) {
                                messages.warn(texts.get("gone"));
                            } else {
                                outside.opener().open(found.games(), found.index(), Optional.empty());
                            }
                        },
                        messages::warn);
    }

    /// Removes games from the library, if the user is sure.
    void remove(List<GameHits.Hit> unwanted) {
        if (!unwanted.isEmpty() && outside.forget().test(texts.get("remove.what", unwanted.size()))) {
            outside.library()
                    .ask(
                            () -> true,
                            library -> {
                                for (GameHits.Hit hit : unwanted) {
                                    library.remove(hit.game().id());
                                }
                                return unwanted.size();
                            },
                            removed -> {
                                outside.library().changed();
                                messages.say(texts.get("remove.done", removed));
                            },
                            messages::warn);
        }
    }

    /// Looks for the games anew.
    void list() {
        int number = listing.incrementAndGet();
        if (!active || !seen) {
            return;
        }
        Position position = game.moment().position();
        Optional<Query> query = query(position);
        boolean wrong = fields.wrong().isPresent();
        if (query.isEmpty() || wrong) {
            games.clear();
            listed.set(wrong ? "" : texts.get("listed.unmarked"));
            return;
        }
        boolean plain = scope.get() == ListedGames.POSITION && fields.query().equals(Query.all());
        List<Move> line = chosen.get().map(OpeningRow::line).orElse(List.of());
        Optional<Move> last = line.isEmpty() ? Optional.empty() : Optional.of(line.getLast());
        Position before = position.play(line.isEmpty() ? line : line.subList(0, line.size() - 1));
        listed.set(texts.get("listed.looking"));
        if (scope.get() == ListedGames.ALL) {
            outside.library()
                    .ask(
                            () -> listing.get() == number,
                            Library::kinds,
                            found -> kinds.set(with(kind(position), found)),
                            messages::warn);
        }
        outside.library()
                .ask(
                        () -> listing.get() == number,
                        library -> plain
                                ? library.games(before, last, MOST_GAMES)
                                : library.search(query.get(), MOST_GAMES),
                        found -> {
                            if (listing.get() == number) {
                                games.setAll(found.games());
                                listed.set(listed(found));
                            }
                        },
                        why -> listed.set(why));
    }

    private static GameKind kind(Position position) {
        return new GameKind(position.game().id(), position.edition().id());
    }

    /// The kinds that can be chosen: that of the open game is always there.
    private static List<GameKind> with(GameKind open, List<GameKind> found) {
        return found.contains(open)
                ? found
                : Stream.concat(Stream.of(open), found.stream()).toList();
    }

    private String listed(GameHits found) {
        return texts.get(
                found.complete() ? "listed.count" : "listed.more",
                found.complete() ? found.games().size() : MOST_GAMES);
    }

    /// The query for games; empty if it needs marked cells and there are none.
    private Optional<Query> query(Position position) {
        Query names = fields.query();
        return switch (scope.get()) {
            case ALL ->
                Optional.of(kind.get()
                        .map(one -> names.withGame(one.game()).withEdition(one.edition()))
                        .orElse(names));
            case POSITION ->
                Optional.of(names.withBoard(new Query.OnBoard.UpToSymmetry(
                        position.play(chosen.get().map(OpeningRow::line).orElse(List.of())))));
            case MARKED -> pattern().map(pattern -> names.withBoard(new Query.OnBoard.Part(pattern)));
        };
    }

    private Optional<BoardPattern> pattern() {
        return marked.isEmpty()
                ? Optional.empty()
                : Optional.of(new BoardPattern(game.moment().position().grid(), marked));
    }
}
