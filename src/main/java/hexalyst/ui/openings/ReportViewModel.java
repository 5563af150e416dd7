package hexalyst.ui.openings;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.study.OpeningReport;
import hexalyst.study.Query;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.Message;
import hexalyst.ui.message.MessageLine;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Writes a report about the current position in the background, one at a time. A report that is ready opens by itself
/// only if the user still looks at the position for which he asked; otherwise he is told, and opens it. JavaFX thread
/// only.
public final class ReportViewModel {
    private final GameViewModel game;
    private final MessageLine messages;
    private final OpeningsViewModel.Outside outside;
    private final BooleanSupplier seen;
    private final Texts texts = Texts.of(ReportViewModel.class);
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.NONE);
    private Optional<GameState> ready = Optional.empty();
    private AtomicBoolean wanted = new AtomicBoolean();

    /// What there is of a report.
    public enum State {
        /// Nothing.
        NONE,
        /// It is being written.
        WRITING,
        /// It is ready, but was not opened yet.
        READY
    }

    /// @param game the current position
    /// @param messages shows errors
    /// @param seen whether the page of openings is visible
    ReportViewModel(GameViewModel game, MessageLine messages, OpeningsViewModel.Outside outside, BooleanSupplier seen) {
        this.game = game;
        this.messages = messages;
        this.outside = outside;
        this.seen = seen;
    }

    /// What there is of a report.
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// Writes a report about the current position, in place of one that is being written or waits.
    ///
    /// @param plies how deep its lines are, 1 or more
    /// @param names which games count
    /// @param known what is known about a position; called in the background
    void write(int plies, Query names, Function<Position, Optional<MachineNote>> known) {
        wanted.set(false);
        AtomicBoolean mine = new AtomicBoolean(true);
        wanted = mine;
        ready = Optional.empty();
        GameMoment moment = game.moment();
        GameTree tree = moment.tree();
        GameTree line = GameTree.of(tree.start(), tree.moves(moment.id()));
        state.set(State.WRITING);
        outside.library()
                .askForLong(
                        library -> new OpeningReport(library, names, known).of(line, plies, mine::get),
                        report -> {
                            if (mine.get()) {
                                done(GameState.at(report, line.mainLine().getLast()), moment.position());
                            }
                        },
                        why -> {
                            if (mine.get()) {
                                state.set(State.NONE);
                                messages.warn(why);
                            }
                        });
    }

    private void done(GameState report, Position asked) {
        ready = Optional.of(report);
        state.set(State.READY);
        if (seen.getAsBoolean() && game.moment().position().equals(asked)) {
            open();
        } else {
            outside.teller().accept(new Message(texts.get("report.ready.click"), false, Optional.of(this::open)));
        }
    }

    /// Opens the report that is ready, in a tab of its own.
    public void open() {
        Optional<GameState> report = ready;
        drop();
        report.ifPresent(made -> outside.made().accept(made, texts.get("report.name")));
    }

    /// Ends the report that is being written.
    public void stop() {
        if (state.get() == State.WRITING) {
            messages.say(texts.get("report.stopped"));
        }
        drop();
    }

    /// Drops what there is of a report.
    void drop() {
        wanted.set(false);
        ready = Optional.empty();
        state.set(State.NONE);
    }
}
