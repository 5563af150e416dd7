package hexalyst.ui.values;

import hexalyst.analysis.MoveValues;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.engine.MoveTableViewModel;
import hexalyst.ui.engine.Searcher;
import hexalyst.ui.fx.Later;
import hexalyst.ui.game.GameIdentity;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// Walks through the strategy of a proof: where the winner is to move, the one winning move of the proof; where the
/// loser is, every reply with how long it holds out. On request the winner's moves are played at once, so that the user
/// plays against the proof; not where the user only goes about. It works only while it is looked at. JavaFX thread
/// only.
public final class ProofViewModel {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration BREATH = Duration.ofMillis(350);
    private static final String NAME = "proof";

    private final Question question;
    private final MoveTableViewModel table;
    private final GameViewModel game;
    private final Later later;
    private final Texts texts = Texts.of(ProofViewModel.class);
    private final ReadOnlyStringWrapper headline = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Optional<Move>> move = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<MoveValues.Row>> replies = new ReadOnlyObjectWrapper<>(List.of());
    private final BooleanProperty against = new SimpleBooleanProperty();
    private Optional<Value> value = Optional.empty();
    private Position position;
    private GameIdentity identity;
    private boolean active;
    /// True where the winner's move is to be played by itself.
    private boolean asked;

    /// @param searcher proves positions
    /// @param table finds out about the replies
    /// @param game the open game
    /// @param later brings reports to the JavaFX thread
    public ProofViewModel(Searcher searcher, MoveTableViewModel table, GameViewModel game, Later later) {
        question = new Question(searcher, later);
        this.table = table;
        this.game = game;
        this.later = later;
        position = game.moment().position();
        table.valuesProperty().subscribe(values -> showReplies());
        identity = game.identity();
        against.subscribe(on -> {
            asked = true;
            answer();
        });
        game.momentProperty().subscribe(this::follow);
    }

    private void follow(GameMoment before, GameMoment now) {
        boolean another = !game.identity().equals(identity);
        identity = game.identity();
        if (!now.position().equals(position)) {
            position = now.position();
            asked = !another && isPlayed(before, now);
            begin();
        }
    }

    /// True if a move has just been played, or gone to at the end of a line. Who goes about in the game, or takes back
    /// and makes again, wants no other move played.
    private static boolean isPlayed(GameMoment before, GameMoment now) {
        boolean edited = now.tree() != before.tree();
        boolean redone = edited && now.tree() == before.history().redo().tree();
        return now.node().parent() == before.id()
                && !redone
                && (edited || now.node().children().isEmpty());
    }

    /// What is proved of the position, in a sentence.
    public ReadOnlyStringProperty headlineProperty() {
        return headline.getReadOnlyProperty();
    }

    /// The proof's move, where the player to move wins or holds the draw.
    public ReadOnlyObjectProperty<Optional<Move>> moveProperty() {
        return move.getReadOnlyProperty();
    }

    /// The replies of a player who loses, the longest resistance first; empty elsewhere.
    public ReadOnlyObjectProperty<List<MoveValues.Row>> repliesProperty() {
        return replies.getReadOnlyProperty();
    }

    /// True to have the winner's moves played at once.
    public BooleanProperty againstProperty() {
        return against;
    }

    /// The position that this is about.
    public Position position() {
        return position;
    }

    /// True while anybody looks.
    public boolean active() {
        return active;
    }

    /// Says whether anybody looks.
    public void setActive(boolean seen) {
        if (seen != active) {
            active = seen;
            begin();
        }
    }

    /// Plays a move.
    public void play(Move chosen) {
        Position before = position;
        game.play(chosen);
        // Also where the game has the move and goes on after it.
        asked = asked || !position.equals(before);
    }

    private void begin() {
        question.drop();
        value = Optional.empty();
        move.set(Optional.empty());
        showReplies();
        if (!active) {
            table.want(NAME, false);
            return;
        }
        if (position.outcome().over()) {
            table.want(NAME, false);
            headline.set(texts.get("proof.over", position.outcome().reason()));
            return;
        }
        headline.set(texts.get("proof.looking", name(position.toMove())));
        question.ask(position, PATIENCE, this::show, this::fail);
    }

    private String name(Side side) {
        return position.edition().sideName(side);
    }

    private void show(SearchReport report) {
        value = report.value();
        if (value.isEmpty()) {
            headline.set(texts.get("proof.open", name(position.toMove())));
            return;
        }
        boolean loses = value.get() == Value.LOSS;
        Side winner = loses ? position.toMove().other() : position.toMove();
        headline.set(
                value.get() == Value.DRAW
                        ? texts.get("proof.draw", name(position.toMove()))
                        : texts.get("proof.wins", name(winner), report.plies().orElse(0), name(position.toMove())));
        move.set(loses ? Optional.empty() : report.line().stream().findFirst());
        table.want(NAME, loses);
        showReplies();
        answer();
    }

    private void showReplies() {
        boolean loses = value.equals(Optional.of(Value.LOSS));
        replies.set(
                active && loses
                        ? table.valuesProperty()
                                .get()
                                .filter(known -> known.position().equals(position))
                                .map(known -> known.best(known.rows().size()))
                                .orElse(List.of())
                        : List.of());
    }

    private void answer() {
        Position answered = position;
        if (active
                && asked
                && against.get()
                && value.equals(Optional.of(Value.WIN))
                && move.get().isPresent()) {
            later.run(BREATH, () -> {
                if (position.equals(answered) && active && asked && against.get()) {
                    move.get().ifPresent(game::play);
                }
            });
        }
    }

    private void fail(Throwable failure) {
        headline.set(texts.get("why.failed", String.valueOf(failure.getMessage())));
    }
}
