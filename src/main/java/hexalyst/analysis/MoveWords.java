package hexalyst.analysis;

import hexalyst.board.CellSet;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.Threats;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Explains why the machine gave a move its glyph: what was missed, and what the move allows instead. Everything
/// follows from proofs and the rules, except what is called an estimate. In the language of [Texts#language].
final class MoveWords {
    private final Function<Position, Optional<Result>> known;
    private final Texts texts = Texts.of(MoveWords.class);

    /// @param known returns what is known about a position
    MoveWords(Function<Position, Optional<Result>> known) {
        this.known = known;
    }

    /// The sentences that explain a move; none if there is nothing to say.
    ///
    /// @param glyph the machine's glyph, as in [MoveGlyphs]
    List<String> about(Position before, Move played, int glyph) {
        Position after = before.play(played);
        Optional<Finding> from = known.apply(before).map(Result::finding);
        Optional<Finding> to = known.apply(after).map(Result::finding);
        if (from.isEmpty() || to.isEmpty()) {
            return List.of();
        }
        List<String> sentences = new ArrayList<>();
        if (glyph == MoveGlyphs.GOOD) {
            int plies = from.get() instanceof Finding.Proved proof ? proof.plies() : 0;
            sentences.add(texts.get("only"));
            sentences.add(sentence("only.", before, played, plies));
            danger(before, played).ifPresent(sentences::add);
        } else if (from.get() instanceof Finding.Proved proof && proof.value() != Value.LOSS) {
            missed(before, proof).ifPresent(sentences::add);
            left(before, to.get()).ifPresent(sentences::add);
            allowed(after, to.get()).ifPresent(sentences::add);
        } else {
            estimated(before, played, from.get(), to.get()).ifPresent(sentences::add);
            allowed(after, to.get()).ifPresent(sentences::add);
        }
        return sentences;
    }

    /// Why a move was needed: where the other player threatened to win at once, and whether it still does after every
    /// other move. Empty if there was no threat.
    private Optional<String> danger(Position before, Move played) {
        Side other = before.toMove().other();
        CellSet cells = before.game().traits().severalParts() ? CellSet.EMPTY : winningCells(before, other);
        if (cells.isEmpty()) {
            return Optional.empty();
        }
        StoreKey chosen = StoreKey.of(before.play(played));
        boolean everyOther = before.legalMoves().stream()
                .map(before::play)
                .filter(after -> !StoreKey.of(after).equals(chosen))
                .allMatch(after -> after.outcome().over()
                        ? after.outcome().wonBy().equals(Optional.of(other))
                        : !Threats.of(after, other).isEmpty());
        return Optional.of(
                texts.get(everyOther ? "danger.forced" : "danger", name(before, other), "", "", list(before, cells)));
    }

    /// What was missed. For a missed draw, only the move can be named.
    private Optional<String> missed(Position before, Finding.Proved proof) {
        return best(before)
                .map(best -> proof.value() == Value.DRAW
                        ? texts.get("missed.draw", name(before, before.toMove()), before.text(best.move))
                        : sentence("missed.", before, best.move, best.plies));
    }

    /// What a move allows; empty if that is not proved.
    private Optional<String> allowed(Position after, Finding to) {
        if (after.outcome().over()) {
            return Optional.of(
                    texts.get(after.outcome().wonBy().isPresent() ? "allows.over" : "allows.overDraw", other(after)));
        }
        if (!(to instanceof Finding.Proved proof)) {
            return Optional.empty();
        }
        return switch (proof.value()) {
            case DRAW -> Optional.of(texts.get("allows.draw"));
            case LOSS -> Optional.empty();
            case WIN ->
                Optional.of(best(after)
                        .filter(best -> best.plies <= proof.plies())
                        .map(best -> sentence("allows.", after, best.move, best.plies))
                        .orElseGet(() -> texts.get(
                                ProvedValue.tells(proof.plies()) ? "allows" : "allows.far",
                                name(after, after.toMove()),
                                proof.plies())));
        };
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

    private Optional<String> estimated(Position before, Move played, Finding from, Finding to) {
        if (from.winChance().isEmpty() || to.winChance().isEmpty()) {
            return Optional.empty();
        }
        int had = percent(from.winChance().getAsDouble());
        if (to instanceof Finding.Proved) {
            return Optional.of(texts.get("estimated.before", name(before, before.toMove()), had));
        }
        int left = percent(1 - to.winChance().getAsDouble());
        String mover = name(before, before.toMove());
        return Optional.of(best(before)
                .map(Best::move)
                .filter(move -> !StoreKey.of(before.play(move)).equals(StoreKey.of(before.play(played))))
                .map(move -> texts.get("estimated.better", mover, had, left, before.text(move)) + does(before, move))
                .orElseGet(() -> texts.get("estimated", mover, had, left)));
    }

    /// What a turn does, where its text alone does not show it, that is, where turns may have several parts.
    private String does(Position before, Move move) {
        List<String> ideas = before.game().traits().severalParts() ? before.ideas(move) : List.of();
        return ideas.isEmpty() ? "" : " " + texts.get("rules", before.text(move), String.join("; ", ideas));
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
                .filter(won -> !position.game().traits().severalParts())
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
        String kind = switch (cells.size()) {
            case 0 -> over ? "wins" : ProvedValue.tells(plies) ? "quiet" : "sure";
            case 1 -> "threat";
            default -> "double";
        };
        return texts.get(
                key + kind, name(before, before.toMove()), before.text(move), plies, list(after, cells), cells.size());
    }

    /// Cells in words, by their names.
    private String list(Position position, CellSet cells) {
        List<String> names = new ArrayList<>(
                cells.stream().mapToObj(position.grid()::name).sorted().toList());
        String last = names.isEmpty() ? "" : names.removeLast();
        return names.isEmpty() ? last : texts.get("and", String.join(", ", names), last);
    }

    private static CellSet winningCells(Position position, Side side) {
        CellSet cells = CellSet.EMPTY;
        for (Move move : Threats.of(position, side)) {
            if (move.only() instanceof Part.Put place) {
                cells = cells.with(place.cell());
            }
        }
        return cells;
    }
}
