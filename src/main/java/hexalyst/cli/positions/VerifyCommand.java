package hexalyst.cli.positions;

import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.WalkProgress;
import hexalyst.engine.strategy.StrategyBook;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.CheckResult;
import hexalyst.engine.verify.Claim;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.engine.verify.Verifier;
import hexalyst.engine.verify.WalkListener;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `verify`: checks whether a file proves its claim.
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Checks a proof written by solve: plays its strategy against every legal move, by the plain rules and"
                    + " without any search. Prints verified: and the claim, or rejected: and the reason.",
            "Exit code 1 if the proof is rejected."
        },
        footer = "%nExample: hexalyst solve \"3/4/5/4/3 w\" --proof win.proof && hexalyst verify win.proof")
public final class VerifyCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Option(
            names = "--book",
            paramLabel = "<out>",
            description = "Also write the positions of the winner's strategy to a file, for the engine to look up.")
    private Optional<Path> book = Optional.empty();

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    @Parameters(paramLabel = "<proof>", description = "The file.")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        book.ifPresent(out -> OutputFile.assertWritable(out, force));
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            ProofHeader header = ProofHeader.read(in);
            return verify(header, ProofFile.root(header), in);
        } catch (BrokenProofException broken) {
            return reject(broken.why());
        } catch (IOException e) {
            throw new InputException(GameFile.text(file, e));
        }
    }

    private int verify(ProofHeader header, Position root, InputStream in) throws IOException {
        Progress progress = printer.progress();
        Interruption interruption = new Interruption(() -> {});
        try {
            String format = "%,d of " + Printer.count(header.positions(), "position") + ", %,d replies";
            StrategyBook.Maker positions = new StrategyBook.Maker();
            WalkListener shown = new WalkProgress(progress, interruption, format);
            CheckResult verdict =
                    new Verifier(book.isPresent() ? gathering(shown, positions) : shown).verify(header, root, in);
            progress.clear();
            if (book.isPresent() && header.claim() == Claim.DRAW) {
                throw new InputException("--book: nobody wins, so there is no winning strategy to write");
            }
            if (book.isPresent() && verdict instanceof CheckResult.Verified) {
                write(positions.book(), book.get());
            }
            return switch (verdict) {
                case CheckResult.Verified verified -> accept(header, root, verified);
                case CheckResult.Rejected rejected -> reject(rejected.why());
                case CheckResult.Stopped stopped -> {
                    printer.say("stopped before the end of the proof");
                    yield ExitCode.NEGATIVE;
                }
            };
        } finally {
            interruption.end();
        }
    }

    private static WalkListener gathering(WalkListener shown, StrategyBook.Maker positions) {
        return new WalkListener() {
            @Override
            public boolean goOn(long walked, long replies) {
                return shown.goOn(walked, replies);
            }

            @Override
            public void settled(Position position, int plies) {
                positions.add(position, plies);
            }
        };
    }

    private static void write(StrategyBook made, Path out) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        made.write(bytes);
        OutputFile.write(out, bytes.toByteArray());
    }

    private int accept(ProofHeader header, Position root, CheckResult.Verified verified) {
        String position = PositionText.format(root);
        Map<String, Object> told = Printer.values(
                "verified",
                true,
                "value",
                header.claim().word(),
                "claim",
                header.inWords(),
                "position",
                position,
                "game",
                header.game(),
                "edition",
                header.edition(),
                "positions",
                verified.positions(),
                "replies",
                verified.replies());
        if (header.claim() != Claim.DRAW) {
            told.put("plies", verified.plies());
        }
        printer.print(
                json,
                "verified: " + header.inWords() + " from " + position + " (" + header.game() + ", " + header.edition()
                        + "), " + Printer.count(verified.positions(), "position"),
                told);
        return ExitCode.DONE;
    }

    private int reject(String why) {
        printer.print(json, "rejected: " + why, Printer.values("verified", false, "why", why));
        return ExitCode.NEGATIVE;
    }
}
