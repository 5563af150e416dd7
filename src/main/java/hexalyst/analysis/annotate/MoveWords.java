package hexalyst.analysis.annotate;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.KeyLine;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.StoreKey;
import hexalyst.board.CellSet;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.MachineWords;
import hexalyst.record.WinLength;
import hexalyst.turn.Threats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Explains why the machine gave a move its glyph: what was missed, and what the move allows instead. Everything
/// follows from proofs and the rules, except what is called an estimate. In the language of
/// [hexalyst.text.Texts#language]. No sentence comes twice: use a new object for each game.
final class MoveWords {
    /// The longest win, in plies, for which a search looks for a move that holds out longer.
    private static final int SHORT = 3;
    /// By how many plies a win has to be longer to be worth a sentence.
    private static final int LONGER = 4;
    /// The longest win, in plies, in which zugzwang is mentioned.
    private static final int NEAR = 9;

    private static final String QUIET = "quiet";

    private final Function<Position, Optional<Result>> known;
    private final Map<StoreKey, Integer> noted;
    private final SmallProofs quick = new SmallProofs();
    private final Set<String> said = new HashSet<>();
    private final MachineWords texts = new MachineWords();
    private final WinLength length = new WinLength();

    /// @param known returns what is known about a position
    /// @param noted the plies within which a position is won or lost according to the game itself
    MoveWords(Function<Position, Optional<Result>> known, Map<StoreKey, Integer> noted) {
        this.known = known;
        this.noted = Map.copyOf(noted);
    }

    /// The sentences that explain a move; none if there is nothing to say.
    ///
    /// @param glyph the machine's glyph, as in [MoveGlyphs]
    List<String> about(Position before, Move played, int glyph) {
        Position after = before.play(played);
        Optional<Finding> from = finding(before);
        Optional<Finding> to = finding(after);
        if (from.isEmpty() || to.isEmpty()) {
            return List.of();
        }
        List<String> sentences = new ArrayList<>();
        if (glyph == MoveGlyphs.GOOD) {
            int plies = from.get() instanceof Finding.Proved proof ? proof.plies() : 0;
            add(sentences, texts.get("only"));
            Danger.of(before, played).map(this::told).ifPresent(danger -> add(sentences, danger));
            String kind = kind(before, played, plies);
            if (kind.equals(QUIET) || add(sentences, sentence("only.", before, played, plies))) {
                explain(before, played, plies, sentences);
            }
        } else if (from.get() instanceof Finding.Proved proof && proof.value() != Value.LOSS) {
            missed(before, proof, sentences);
            left(before, to.get()).ifPresent(left -> add(sentences, left));
            allowed(after, to.get(), sentences);
        } else {
            estimated(before, played, from.get(), to.get(), sentences);
            allowed(after, to.get(), sentences);
        }
        if (glyph != MoveGlyphs.GOOD && !after.outcome().over()) {
            best(after).ifPresent(best -> answered(before, played, after, best.move, sentences));
        }
        return sentences;
    }

    /// Adds the shot that a mistake allows, or else what the best answer captures.
    private void answered(Position before, Move played, Position after, Move answer, List<String> sentences) {
        Optional<Shot> shot = Shot.of(before, played, answer);
        if (shot.isPresent()) {
            add(sentences, told(after, shot.get()));
        } else if (pieces(after.play(answer)) < pieces(after)) {
            does(after, answer, sentences);
        }
    }

    private static long pieces(Position position) {
        return position.contents().stream().filter(cell -> !cell.isEmpty()).count();
    }

    /// True if the other player wins at once after every other move, of several. Not looked for where turns may have
    /// several parts, since there may be millions.
    boolean isForced(Position before, Move played) {
        return !before.game().traits().openTurns()
                && before.legalMoves().size() >= MoveGlyphs.MANY
                && Danger.of(before, played).filter(Danger::forced).isPresent();
    }

    /// The sentences about a move that was forced; none if that is obvious, or if the move is proved to lose as well.
    List<String> aboutDefence(Position before, Move played) {
        List<String> sentences = new ArrayList<>();
        boolean lost = finding(before.play(played))
                .filter(finding -> finding.proves(Value.WIN))
                .isPresent();
        if (!lost && isForced(before, played)) {
            Danger.of(before, played).filter(danger -> !danger.obvious()).ifPresent(danger -> {
                if (add(sentences, told(danger))) {
                    does(before, played, sentences);
                }
            });
        }
        return sentences;
    }

    /// The sentence, unless the game has it already.
    List<String> fresh(Optional<String> sentence) {
        return sentence.stream().filter(said::add).toList();
    }

    /// The sentence about a win that the move made needlessly long, even if the game has it already; otherwise empty.
    Optional<String> aboutDelay(Position before, Move played) {
        Position after = before.play(played);
        boolean wins = !after.outcome().over()
                && !before.game().traits().openTurns()
                && finding(before).filter(known -> known.proves(Value.WIN)).isPresent()
                && finding(after).filter(known -> known.proves(Value.LOSS)).isPresent();
        return wins ? best(before).flatMap(best -> delay(before, after, best)) : Optional.empty();
    }

    private Optional<String> delay(Position before, Position after, Best best) {
        String move = before.text(best.move);
        if (best.plies == 1) {
            return Optional.of(texts.get("delay.wins", "", move));
        }
        int least = best.plies + LONGER;
        boolean longer = ProvedValue.tells(best.plies)
                && best.plies <= SHORT
                && !quick.losesWithin(after, least - 2).orElse(true);
        return longer
                ? Optional.of(
                        texts.get("delay", "", move, length.within(best.plies, true), "", length.atLeast(least, true)))
                : Optional.empty();
    }

    /// Adds a sentence and returns true, unless the game has it already.
    private boolean add(List<String> sentences, String sentence) {
        return said.add(sentence) && sentences.add(sentence);
    }

    private Optional<Finding> finding(Position position) {
        return known.apply(position).map(Result::finding);
    }

    private String told(Danger danger) {
        Position before = danger.before();
        return texts.get(
                danger.forced() ? "danger.forced" : "danger",
                name(before, before.toMove().other()),
                "",
                "",
                list(before, danger.cells()));
    }

    /// Adds what a winning move does, how it goes on, and, near the end, whether having to move loses.
    ///
    /// @param plies the most plies in which it wins, counting itself
    private void explain(Position before, Move move, int plies, List<String> sentences) {
        Position after = before.play(move);
        if (after.outcome().over()) {
            return;
        }
        does(before, move, sentences);
        int threats = winningCells(after, before.toMove()).size();
        if (threats < 2 && plies > 2) {
            Plan.of(after, line(before, move, after)).ifPresent(plan -> add(sentences, told(after, plan)));
        }
        if (threats == 0 && plies <= NEAR && !before.game().traits().openTurns() && quick.zugzwang(after)) {
            String winner = name(after, before.toMove());
            add(sentences, texts.get("zugzwang", name(after, after.toMove()), before.text(move), "", "", winner));
        }
    }

    private String told(Position after, Plan plan) {
        Position middle = after.play(plan.answer());
        return texts.get(
                plan.cells().isEmpty() ? "plan.sealed" : "plan.double",
                name(after, after.toMove()),
                after.text(plan.answer()),
                "",
                list(after, plan.cells()),
                plan.cells().size(),
                middle.text(plan.next()));
    }

    private String told(Position after, Shot shot) {
        String loser = name(after, after.toMove().other());
        String first = after.text(shot.first());
        String cells = list(after, shot.cells());
        if (shot.reply().isEmpty()) {
            return texts.get("shot.takes", loser, first, "", cells, shot.won(), "", shot.lost());
        }
        Position middle = after.play(shot.first());
        Move reply = shot.reply().get();
        return texts.get(
                shot.only() ? "shot.only" : "shot.any",
                loser,
                first,
                middle.text(reply),
                cells,
                shot.won(),
                middle.play(reply).text(shot.last()),
                shot.lost());
    }

    /// How a proof goes on after a winning move; empty if that is not stored.
    private List<Move> line(Position before, Move move, Position after) {
        return known.apply(after)
                .filter(result ->
                        result.finding().proves(Value.LOSS) && !result.line().isEmpty())
                .map(result -> KeyLine.moves(after, result.line()))
                .or(() -> known.apply(before)
                        .filter(result -> result.finding().proves(Value.WIN))
                        .map(result -> KeyLine.moves(before, result.line()))
                        .filter(line -> !line.isEmpty() && line.getFirst().equals(move))
                        .map(line -> line.subList(1, line.size())))
                .orElse(List.of());
    }

    /// Adds what was missed. For a missed draw, only the move can be named.
    private void missed(Position before, Finding.Proved proof, List<String> sentences) {
        best(before).ifPresent(best -> {
            if (proof.value() == Value.DRAW) {
                String draw = texts.get("missed.draw", name(before, before.toMove()), before.text(best.move));
                if (add(sentences, draw)) {
                    does(before, best.move, sentences);
                }
            } else if (add(sentences, sentence("missed.", before, best.move, best.plies))) {
                explain(before, best.move, best.plies, sentences);
            }
        });
    }

    /// Adds what a move allows, if that is proved.
    private void allowed(Position after, Finding to, List<String> sentences) {
        if (after.outcome().over()) {
            boolean won = after.outcome().wonBy().isPresent();
            add(sentences, texts.get(won ? "allows.over" : "allows.overDraw", other(after)));
        } else if (to.proves(Value.DRAW)) {
            add(sentences, texts.get("allows.draw"));
        } else if (to instanceof Finding.Proved proof && proof.value() == Value.WIN) {
            Optional<Best> answer = best(after).filter(best -> best.plies <= proof.plies());
            String sentence = answer.map(best -> sentence("allows.", after, best.move, best.plies))
                    .orElseGet(() -> texts.get(
                            ProvedValue.tells(proof.plies()) ? "allows" : "allows.far",
                            name(after, after.toMove()),
                            told(after, proof.plies())));
            if (add(sentences, sentence)) {
                answer.ifPresent(best -> explain(after, best.move, best.plies, sentences));
            }
            if (proof.plies() > 1) {
                add(
                        sentences,
                        texts.get("allows.lost", name(after, after.toMove().other())));
            }
        }
    }

    /// What is left of a proved win or draw after a move that is only estimated.
    private Optional<String> left(Position before, Finding to) {
        return to instanceof Finding.Estimated guess
                ? Optional.of(texts.get("estimated.after", name(before, before.toMove()), percent(1 - guess.chance())))
                : Optional.empty();
    }

    private String other(Position after) {
        return after.outcome().wonBy().map(winner -> name(after, winner)).orElse("");
    }

    private String name(Position position, Side side) {
        return position.edition().sideName(side);
    }

    private void estimated(Position before, Move played, Finding from, Finding to, List<String> sentences) {
        if (from.winChance().isEmpty() || to.winChance().isEmpty()) {
            return;
        }
        String mover = name(before, before.toMove());
        int had = percent(from.winChance().getAsDouble());
        if (to instanceof Finding.Proved) {
            add(sentences, texts.get("estimated.before", mover, had));
            return;
        }
        int left = percent(1 - to.winChance().getAsDouble());
        Optional<Move> better = best(before)
                .map(Best::move)
                .filter(move -> !StoreKey.of(before.play(move)).equals(StoreKey.of(before.play(played))));
        String sentence = better.map(move -> texts.get("estimated.better", mover, had, left, before.text(move)))
                .orElseGet(() -> texts.get("estimated", mover, had, left));
        if (add(sentences, sentence)) {
            better.ifPresent(move -> does(before, move, sentences));
        }
    }

    private void does(Position before, Move move, List<String> sentences) {
        texts.does(before, move).ifPresent(sentence -> add(sentences, sentence));
    }

    private static int percent(double chance) {
        return Math.clamp(Math.round(100 * chance), 1, 99);
    }

    /// A good move.
    ///
    /// @param plies the most plies in which it wins, counting itself, if it does
    private record Best(Move move, int plies) {}

    /// The best known move: the first of the stored line, or else the one that is proved to win soonest. The latter is
    /// not searched for where turns may have several parts.
    private Optional<Best> best(Position position) {
        Optional<Result> result = known.apply(position);
        int plies = result.map(Result::finding)
                .filter(Finding.Proved.class::isInstance)
                .map(proof -> ((Finding.Proved) proof).plies())
                .orElse(0);
        Optional<Best> first = result.flatMap(known ->
                KeyLine.moves(position, known.line()).stream().findFirst().map(move -> new Best(move, plies)));
        return first.or(() -> result.filter(found -> found.finding().proves(Value.WIN))
                .filter(won -> !position.game().traits().openTurns())
                .flatMap(won -> position.legalMoves().stream()
                        .flatMap(move -> winning(position, move).stream())
                        .min(Comparator.comparingInt(Best::plies))));
    }

    private Optional<Best> winning(Position position, Move move) {
        return known.apply(position.play(move)).map(Result::finding).flatMap(finding -> {
            boolean wins = finding instanceof Finding.Proved proof && proof.value() == Value.LOSS;
            return wins ? Optional.of(new Best(move, ((Finding.Proved) finding).plies() + 1)) : Optional.empty();
        });
    }

    /// A sentence about a winning move: the player, the move, the most plies in which it wins, the cells where it
    /// threatens to win, and how many these are.
    ///
    /// @param key the key of the text; what the move does is appended to it
    private String sentence(String key, Position before, Move move, int plies) {
        Position after = before.play(move);
        boolean over = after.outcome().over();
        CellSet cells = over ? CellSet.EMPTY : winningCells(after, before.toMove());
        return texts.get(
                key + kind(before, move, plies),
                name(before, before.toMove()),
                before.text(move),
                told(before, plies),
                list(after, cells),
                cells.size());
    }

    private static String kind(Position before, Move move, int plies) {
        Position after = before.play(move);
        boolean over = after.outcome().over();
        CellSet cells = over ? CellSet.EMPTY : winningCells(after, before.toMove());
        return switch (cells.size()) {
            case 0 -> {
                if (over) {
                    yield "wins";
                }
                yield ProvedValue.tells(plies) ? QUIET : "sure";
            }
            case 1 -> "threat";
            default -> "double";
        };
    }

    /// How long a win of the player to move takes, for a sentence; empty if the number means nothing or a smaller one
    /// stands beside it, of another proof or in the game itself.
    private String told(Position position, int plies) {
        boolean shorter = finding(position)
                .filter(known -> known instanceof Finding.Proved proof && proof.plies() < plies)
                .isPresent();
        boolean tells = ProvedValue.tells(plies)
                && !shorter
                && noted.getOrDefault(StoreKey.of(position), Integer.MAX_VALUE) >= plies;
        return tells ? " " + length.within(plies, true) : "";
    }

    /// What ends a line where the rest is plain: several winning cells of the winner, while the other player, who is to
    /// move, does not win at once. Empty elsewhere, and where turns may have several parts.
    Optional<String> plain(Position position, Side winner) {
        if (position.outcome().over()
                || position.toMove() == winner
                || position.game().traits().openTurns()
                || Threats.winsAtOnce(position.searchBoard())) {
            return Optional.empty();
        }
        CellSet cells = winningCells(position, winner);
        return cells.size() < 2
                ? Optional.empty()
                : Optional.of(
                        texts.get("line.double", name(position, winner), "", "", list(position, cells), cells.size()));
    }

    /// Cells in words, by their names.
    private static String list(Position position, CellSet cells) {
        List<String> names = cells.stream().mapToObj(position.grid()::name).toList();
        return MachineWords.list(position.edition(), names);
    }

    /// The cells where a side would win at once if it were its turn.
    static CellSet winningCells(Position position, Side side) {
        CellSet cells = CellSet.EMPTY;
        for (Move move : Threats.of(position, side)) {
            if (move.only() instanceof Part.Put place) {
                cells = cells.with(place.cell());
            }
        }
        return cells;
    }
}
