package hexalyst.export.document;

import hexalyst.export.board.LensValue;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.KnownValue;
import hexalyst.record.KnownValue.Basis;
import hexalyst.record.Numbering;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A [GameReport] in words. "Proved" is said only of what is proved here; what a file notes and what is estimated are
/// named as such.
public final class ReportWords {
    private static final double PERCENT = 100;

    private final Texts texts = Texts.of(ReportWords.class);
    private final WinLength length = new WinLength();
    private final GameTree tree;
    private final Numbering numbering;

    /// @param tree the game
    /// @param numbering how its moves are numbered
    public ReportWords(GameTree tree, Numbering numbering) {
        this.tree = tree;
        this.numbering = numbering;
    }

    /// How the game ended, with the reason; empty if its result is open.
    public String result() {
        Position last = tree.position(tree.mainLine().getLast());
        String ending = new Wording(tree, numbering).ending(last);
        return ending
                + last.score()
                        .filter(points -> ending.isEmpty())
                        .map(this::points)
                        .orElse("");
    }

    /// Names a position by the move that leads to it, numbered.
    public String move(GameReport.Point at) {
        return at.ply() == 0
                ? texts.get("start")
                : numbering.text(tree.start().toMove(), at.ply() - 1) + " " + tree.text(at.node());
    }

    /// Where the game turned, also from the loser's side; empty if that is not known.
    public Optional<String> turn(GameReport report) {
        return report.turn().map(slip -> {
            boolean lost = slip.after().basis() == Basis.PROVED;
            String key = "turn." + slip.basis().name().toLowerCase(Locale.ROOT);
            return texts.get(
                    slip.basis() == Basis.ESTIMATED && lost ? key + ".lost" : key,
                    name(slip.by()),
                    percent(slip.before(), slip.by()),
                    percent(slip.after(), slip.by()));
        });
    }

    /// A player's moves in numbers: the mistakes, how many moves kept what there was, the mean loss by estimates.
    public String account(Side side, GameReport report) {
        GameReport.Account own = report.of(side);
        String mistakes = texts.get("account", name(side), own.proved(), own.noted(), own.estimated());
        return account(mistakes, own, texts.get("account.kept", own.kept(), own.chances(), own.fromFile()), " · ");
    }

    /// The same as a sentence of a document, where nothing is proved but what is noted as such.
    public String noted(Side side, GameReport report) {
        GameReport.Account own = report.of(side);
        String mistakes = texts.get("account.noted", name(side), own.proved() + own.noted(), own.estimated());
        return account(mistakes, own, texts.get("account.noted.kept", own.kept(), own.chances()), ", ") + ".";
    }

    /// The report in a few sentences, as documents begin with it: each player's moves in numbers, and where the game
    /// turned.
    public List<String> summary(GameReport report) {
        List<String> lines = new ArrayList<>();
        for (Side side : Side.values()) {
            lines.add(noted(side, report));
        }
        report.turn().ifPresent(slip -> turn(report).ifPresent(said -> lines.add(move(slip.at()) + ": " + said)));
        return lines;
    }

    private String account(String mistakes, GameReport.Account own, String kept, String between) {
        List<String> parts = new ArrayList<>(List.of(mistakes));
        if (own.chances() > 0) {
            parts.add(kept);
        }
        if (own.guessed() > 0) {
            parts.add(texts.get("account.loss", PERCENT * own.loss(), own.guessed()));
        }
        return String.join(between, parts);
    }

    /// What a move changed: the value before and after it and, in a game by points, the points after it.
    public String change(GameReport.Slip slip) {
        boolean alike = slip.before().basis() == slip.after().basis();
        Side after = slip.by().other();
        return value(slip.before(), slip.by())
                + " → "
                + (alike ? what(slip.after(), after) : value(slip.after(), after))
                + score(slip.at());
    }

    /// What is known in a run of positions and, in a game by points, the points where it begins.
    public String phase(GameReport.Phase phase) {
        String known = phase.value()
                .map(value -> value.certain()
                        ? value(value, toMove(phase.from()))
                        : value.favoured()
                                .map(side -> texts.get("phase.better", name(side)))
                                .orElse(texts.get("phase.even")))
                .orElse(texts.get("phase.open"));
        return known + score(phase.from());
    }

    /// The points at a position, after a comma; empty in games without points.
    private String score(GameReport.Point at) {
        return tree.game().traits().scored()
                ? tree.position(at.node())
                        .score()
                        .map(points -> ", " + points(points))
                        .orElse("")
                : "";
    }

    private String points(Points points) {
        return texts.get("points", points.total(Side.WHITE), points.total(Side.BLACK));
    }

    /// A value in a few words, with what it rests on.
    private String value(KnownValue value, Side toMove) {
        return texts.get("value." + value.basis().name().toLowerCase(Locale.ROOT), what(value, toMove));
    }

    private String what(KnownValue value, Side toMove) {
        if (!value.certain()) {
            return name(Side.WHITE) + " " + percent(value, Side.WHITE) + " %";
        }
        return value.favoured()
                .map(winner -> value.plies().isPresent()
                        ? texts.get("value.within", name(winner), length(value, winner == toMove))
                        : texts.get("value.win", name(winner)))
                .orElse(texts.get("value.draw"));
    }

    private String length(KnownValue value, boolean own) {
        int plies = value.plies().orElse(0);
        return length.of(plies, value.exact(), own);
    }

    /// Who is to move at a position.
    public Side toMove(GameReport.Point at) {
        return at.by().map(Side::other).orElse(tree.start().toMove());
    }

    private String name(Side side) {
        return tree.edition().sideName(side);
    }

    private static String percent(KnownValue value, Side side) {
        return LensValue.Estimated.text((int) Math.round(PERCENT * value.of(side)));
    }
}
