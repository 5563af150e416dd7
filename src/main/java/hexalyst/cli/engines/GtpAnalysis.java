package hexalyst.cli.engines;

import hexalyst.analysis.live.MoveValues;
import hexalyst.analysis.live.PositionAnalysis;
import hexalyst.cli.terminal.InputException;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.concurrent.atomic.AtomicReference;

/// The output of `hexalyst-analyze`: after `=`, one line per interval until the controller sends anything, even an
/// empty line; then the empty line that ends every answer. As in KataGo's `kata-analyze`
/// (github.com/lightvector/KataGo, docs/GTP_Extensions.md), a line contains all moves, the best first, each as pairs of
/// names and values:
///
/// `info move e5w visits 1234 winrate 0.531250 order 0 pv e5w d4b info move d4w visits ...`
///
/// - `visits`: positions examined so far, in total: this search does not count them by move, so it is the same for all
///   moves of a line;
/// - `winrate`: the chance to win of the player to move, 0 to 1;
/// - `proved win plies 9`, only where the value is proved: `win`, `loss` or `draw`, and (not for a draw) the most plies
///   to the end, counting the move; `winrate` is then 1, 0 or 0.5;
/// - `order`: 0 for the best move, then 1, ...
/// - `pv`: how play may continue, starting with the move; the last pair of its move.
///
/// There are no fields for score, prior or ownership, since games without points have none. Lines stop when nothing
/// more can be found out; the answer still only ends when the controller sends something.
///
/// @param interval the time between two lines
/// @param most the most moves in a line
record GtpAnalysis(Duration interval, int most) {
    private static final int DEFAULT_CENTISECONDS = 100;
    private static final int DEFAULT_MOVES = 8;

    /// Reads the words after the colour: the interval in centiseconds, then pairs of names and values: `interval`,
    /// `minmoves` (which only raises `maxmoves`: a line never has moves about which nothing is known) and `maxmoves`.
    ///
    /// @throws InputException if they have another form
    static GtpAnalysis read(List<String> words) {
        int centiseconds = DEFAULT_CENTISECONDS;
        int most = DEFAULT_MOVES;
        int at = 0;
        if (!words.isEmpty() && words.getFirst().matches("\\d+")) {
            centiseconds = GtpSession.number(words.getFirst());
            at = 1;
        }
        for (; at < words.size(); at += 2) {
            String name = words.get(at).toLowerCase(Locale.ROOT);
            int value = GtpSession.number(GtpSession.word(words, at + 1, "the value of " + name));
            switch (name) {
                case "interval" -> centiseconds = value;
                case "maxmoves" -> most = Math.max(1, value);
                case "minmoves" -> most = Math.max(most, value);
                default -> throw new InputException("syntax error: unknown key " + name);
            }
        }
        return new GtpAnalysis(Duration.ofMillis(10L * Math.max(1, centiseconds)), most);
    }

    /// Analyses a position until the controller sends something.
    ///
    /// @param elsewhere what is already proved
    void run(Position position, SearchService service, ProvedElsewhere elsewhere, GtpTurn turn)
            throws InterruptedException {
        turn.begin();
        AtomicReference<MoveValues> latest = new AtomicReference<>();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        PositionAnalysis analysis =
                new PositionAnalysis(service, elsewhere, new Estimator(service), position, latest::set, failure::set);
        try {
            boolean told = false;
            while (!turn.overtaken(interval)) {
                MoveValues values = latest.get();
                String line = values == null ? "" : line(values, position);
                if (!told && !line.isEmpty()) {
                    turn.line(line);
                }
                told = values != null && values.finished();
            }
        } finally {
            analysis.end();
        }
        if (failure.get() != null) {
            throw new IllegalStateException("the analysis failed: " + failure.get(), failure.get());
        }
    }

    private String line(MoveValues values, Position position) {
        StringJoiner line = new StringJoiner(" ");
        List<MoveValues.Row> moves =
                values.best(most).stream().filter(row -> row.turn().isPresent()).toList();
        for (int order = 0; order < moves.size(); order++) {
            MoveValues.Row insight = moves.get(order);
            Score score = insight.score().orElseThrow();
            line.add("info move " + insight.text(position) + " visits " + values.nodes())
                    .add(String.format(Locale.ROOT, "winrate %.6f", score.chance()));
            if (score instanceof Score.Proved proved) {
                int plies = proved.proof().plies();
                line.add("proved " + proved.proof().value().word()
                        + (ProvedValue.tells(plies) ? " plies " + plies : ""));
            }
            line.add("order " + order + " pv");
            insight.line().forEach(move -> line.add(position.text(move)));
        }
        return line.toString();
    }
}
