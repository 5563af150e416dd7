package hexalyst.ui.lines;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.engine.Halt;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameIdentity;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// Walks through the strategy of a proof: at the winner's turn it shows the proof's winning move, at the loser's turn
/// every reply with how long it holds out. On request the winner's moves are played at once, so that the user plays
/// against the proof, but not while the user only moves through the game. It searches only while it is visible or
/// played against. JavaFX thread only.
public final class ProofViewModel {
    private static final Duration BREATH = Duration.ofMillis(350);
    private static final String NAME = "proof";
    /// Moves that are not known to lose yet come first, because they may hold out longest.
    private static final Comparator<MoveValues.Row> LONGEST_FIRST = Comparator.comparingInt(
                    (MoveValues.Row row) -> row.proof().map(ProvedValue::plies).orElse(Integer.MAX_VALUE))
            .reversed()
            .thenComparing(row -> !row.expected());

    private final ProofStore proofs;
    private final PositionAnalysisViewModel analysis;
    private final GameViewModel game;
    private final FxThread later;
    private final Texts texts = Texts.of(ProofViewModel.class);
    private final ReadOnlyStringWrapper headline = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Optional<Move>> move = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<MoveValues.Row>> replies = new ReadOnlyObjectWrapper<>(List.of());
    private final BooleanProperty against = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper decided = new ReadOnlyBooleanWrapper();
    private Optional<Value> value = Optional.empty();
    private Position position;
    private GameIdentity identity;
    private boolean active;
    private boolean hidden;
    /// True if the winner's move is to be played automatically here.
    private boolean asked;

    /// @param analysis proves positions and searches the replies
    /// @param proofs the known proofs
    /// @param game the open game
    /// @param later delays an answer
    public ProofViewModel(PositionAnalysisViewModel analysis, ProofStore proofs, GameViewModel game, FxThread later) {
        this.analysis = analysis;
        this.proofs = proofs;
        this.game = game;
        this.later = later;
        position = game.moment().position();
        analysis.stateProperty().subscribe((before, now) -> learn());
        identity = game.identity();
        against.subscribe(on -> {
            asked = true;
            if (active) {
                answer();
            } else {
                begin();
            }
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

    /// True if a move has just been played, or one at the end of a line was gone to. Other ways of moving through the
    /// game, undo and redo do not call for an answer.
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

    /// The proof's move, if the player to move wins or holds the draw.
    public ReadOnlyObjectProperty<Optional<Move>> moveProperty() {
        return move.getReadOnlyProperty();
    }

    /// The replies of a losing player, the longest resistance first; empty in other positions.
    public ReadOnlyObjectProperty<List<MoveValues.Row>> repliesProperty() {
        return replies.getReadOnlyProperty();
    }

    /// True to play the winner's moves at once.
    public BooleanProperty againstProperty() {
        return against;
    }

    /// True while there is a proof to play against: the position is won or lost for the player to move.
    public ReadOnlyBooleanProperty decidedProperty() {
        return decided.getReadOnlyProperty();
    }

    /// The position that this is about.
    public Position position() {
        return position;
    }

    /// True while it is visible.
    public boolean active() {
        return active;
    }

    /// Sets whether it is visible.
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
        // Needed too if the game already has the move and goes on after it.
        if (!asked && !position.equals(before)) {
            asked = true;
            if (active) {
                answer();
            } else {
                begin();
            }
        }
    }

    private void begin() {
        value = Optional.empty();
        move.set(Optional.empty());
        hidden = proofs.veiled();
        decide();
        boolean wanted = works() && !position.outcome().over() && !hidden;
        boolean known = wanted && recall();
        analysis.want(NAME, wanted && !(known && enough()));
        showReplies();
        if (works() && !known) {
            headline.set(open());
        }
    }

    /// True if there is nothing more to search: a winning move is enough, and looking at a lost position does not
    /// resume a search that the user has stopped.
    private boolean enough() {
        return value.equals(Optional.of(Value.WIN)) || analysis.state().ended() == Halt.USER;
    }

    /// Why there is nothing to show, or what the view is waiting for.
    private String open() {
        if (position.outcome().over()) {
            return texts.get("proof.over", position.endWords());
        }
        if (hidden) {
            return texts.get("proof.hidden");
        }
        String key = analysis.worksAt(position) ? "proof.looking" : "proof.stopped";
        return texts.get(key, name(position.toMove()));
    }

    /// True while it searches. The winner's answers are searched even while it is hidden.
    private boolean works() {
        return active || against.get() && asked;
    }

    private String name(Side side) {
        return position.edition().sideName(side);
    }

    /// Results have changed, or values are hidden or shown again.
    private void learn() {
        decide();
        if (hidden != proofs.veiled()) {
            begin();
        } else if (works() && analysis.state().shown().equals(position)) {
            if (recall()) {
                showReplies();
            } else if (value.isEmpty()) {
                headline.set(open());
            }
        }
    }

    private void decide() {
        decided.set(known().filter(proof -> proof.winner().isPresent()).isPresent());
    }

    /// A sufficient proof of this session: it has a line, unless the player to move loses. It may not be the shortest
    /// proof.
    private Optional<Proof> known() {
        return proofs.find(position)
                .filter(proof -> proof.value() == Value.LOSS || !proof.line().isEmpty())
                .or(() -> proofs.withLine(position));
    }

    /// Shows a sufficient proof of this session.
    private boolean recall() {
        Optional<Proof> known = known();
        if (works() && known.isPresent()) {
            show(known.get());
        }
        return known.isPresent();
    }

    private void show(Proof proof) {
        boolean news = value.isEmpty();
        value = Optional.of(proof.value());
        boolean loses = proof.value() == Value.LOSS;
        String mover = name(position.toMove());
        headline.set(proof.winner()
                .map(winner -> proof.told().isPresent()
                        ? texts.get("proof.wins", name(winner), proof.length(), mover)
                        : texts.get("proof.wins.open", name(winner), mover))
                .orElseGet(() -> texts.get("proof.draw", mover)));
        move.set(loses ? Optional.empty() : proof.line().stream().findFirst());
        if (news && enough()) {
            analysis.want(NAME, false);
        }
        if (news) {
            answer();
        }
    }

    private void showReplies() {
        boolean loses = value.equals(Optional.of(Value.LOSS));
        replies.set(
                active && loses
                        ? analysis.state()
                                .values()
                                .filter(known -> known.position().equals(position))
                                .map(known -> known.rows().stream()
                                        .filter(row -> row.score().isPresent())
                                        .sorted(LONGEST_FIRST)
                                        .toList())
                                .orElse(List.of())
                        : List.of());
    }

    private void answer() {
        Position answered = position;
        if (works()
                && asked
                && against.get()
                && value.equals(Optional.of(Value.WIN))
                && move.get().isPresent()) {
            later.run(BREATH, () -> {
                if (position.equals(answered) && works() && asked && against.get()) {
                    move.get().ifPresent(game::play);
                }
            });
        }
    }
}
