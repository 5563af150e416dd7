package hexalyst.cli.positions;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.WalkProgress;
import hexalyst.engine.DistanceReport;
import hexalyst.engine.ProofWriter;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.report.Build;
import java.nio.file.Path;
import java.util.Optional;

/// Proof files for commands.
public final class ProofFile {
    /// The most replies in the proof of a draw in which play may come back to where it was.
    private static final long MOST_ENDLESS = 50_000;

    private ProofFile() {}

    /// Writes the proof of a result that a search of this service has found, and shows the progress.
    ///
    /// @param distance the result of a later search for the distance; if present, a proof of that length is written
    /// @return empty if the search has found nothing, the user stopped the writing, or it is a draw in which positions
    ///     come back on too many ways for a file
    public static Optional<byte[]> made(
            SearchReport report,
            Optional<DistanceReport> distance,
            SearchService service,
            Progress progress,
            Interruption interruption) {
        if (report.value().isEmpty()) {
            return Optional.empty();
        }
        ProofWriter writer = distance.filter(
                        found -> found.atMost() < report.plies().orElse(0))
                .map(service::writer)
                .orElseGet(
                        () -> service.writer(report.position(), report.value().get()));
        interruption.asks(writer::stop);
        WalkProgress walk = new WalkProgress(progress, interruption, "proof: %,d positions, %,d replies");
        long most = writer.mayBeEndless() ? MOST_ENDLESS : Long.MAX_VALUE;
        Optional<byte[]> bytes = writer.write(
                PositionText.format(report.position()),
                Build.current().program(),
                (positions, replies) -> replies < most && walk.goOn(positions, replies));
        progress.clear();
        return bytes;
    }

    /// Why [#made] has made nothing.
    public static String whyNot(SearchReport report, Interruption interruption) {
        if (report.value().isEmpty()) {
            return "the value is not proved";
        }
        return interruption.asked() ? "stopped" : "positions come back on too many ways to the draw for a file";
    }

    /// Writes a file.
    ///
    /// @throws InputException if it exists and may not be overwritten, or cannot be written
    public static void write(Path file, byte[] bytes, boolean force) {
        OutputFile.assertWritable(file, force);
        OutputFile.write(file, bytes);
    }

    /// The root of a proof.
    ///
    /// @throws BrokenProofException if the header's game, edition or position is invalid
    static Position root(ProofHeader header) throws BrokenProofException {
        Optional<Game> game = Games.named(header.game());
        if (game.isEmpty()) {
            throw new BrokenProofException("its game is " + header.game() + ", which is not known");
        }
        Optional<Edition> edition = game.get().edition(header.edition());
        if (edition.isEmpty()) {
            throw new BrokenProofException("its edition is " + header.edition() + ", which is not known");
        }
        try {
            return GameOptions.position(header.root(), game.get(), grid -> edition.get());
        } catch (InputException wrong) {
            throw new BrokenProofException("its root is no position: " + wrong.getMessage());
        }
    }
}
