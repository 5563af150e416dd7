package hexalyst.ui.journal;

import hexalyst.engine.estimate.Strength;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Nobody;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.OtherFiles;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.TextDraft;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.PlayViewModel;
import hexalyst.ui.theme.KeptSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// A program that types half a move into the notation, plays two moves and types a comment in each of two tabs, has the
/// engine think about the next move, saves nothing and waits to be killed.
public final class Unsaved {
    private Unsaved() {}

    /// Edits and waits.
    ///
    /// @param arguments the folder of the journals
    public static void main(String[] arguments) throws InterruptedException, ExecutionException {
        ExecutorService only = Executors.newSingleThreadExecutor();
        FxThread later = new FxThread() {
            @Override
            public void run(Runnable task) {
                only.execute(task);
            }

            @Override
            public void run(Duration pause, Runnable task) {
                CompletableFuture.delayedExecutor(pause.toNanos(), TimeUnit.NANOSECONDS, only)
                        .execute(task);
            }
        };
        Path folder = Path.of(arguments[0]);
        only.submit(() -> edit(folder, "killed", later)).get();
        only.submit(() -> edit(folder, "killed-too", later)).get();
        Thread.sleep(Duration.ofMinutes(5));
    }

    private static void edit(Path folder, String name, FxThread later) {
        MessageLine messages = new MessageLine();
        Position start = Games.byDefault().start(Games.byDefault().editions().getFirst());
        GameViewModel game = new GameViewModel(start, messages);
        NotationStore store = new NotationStore();
        FilesViewModel files = new FilesViewModel(
                store,
                new FilesViewModel.Asking(new Nobody(), new Nobody()),
                game,
                messages,
                new FilesViewModel.Threads(Runnable::run, later),
                new OtherFiles() {});
        PlayViewModel play = new PlayViewModel(
                game,
                messages,
                new PlayViewModel.Outside(
                        (position, strength, seed, ending) ->
                                position.legalMoves().getFirst(),
                        task -> {},
                        later,
                        new KeptSettings(),
                        () -> 1,
                        side -> true),
                engine -> false);
        new JournalViewModel(
                files,
                game,
                play.keptProperty(),
                messages,
                new JournalViewModel.Outside(new Journal(folder, store, name), Runnable::run, later));
        game.setText(Optional.of(new TextDraft("1. e5", game.moment().tree(), 5)));
        game.play(game.moment().position().legalMoves().getFirst());
        game.play(game.moment().position().legalMoves().getLast());
        game.draftProperty().set("half a sentence");
        play.strengthProperty().set(Strength.STRONG);
        play.begin(EngineSide.WHITE);
    }
}
