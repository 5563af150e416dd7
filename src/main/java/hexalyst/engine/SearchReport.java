package hexalyst.engine;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What a search knows at one moment.
///
/// @param request the number of the search, the same as in its handle
/// @param position the position searched
/// @param value the proved value; empty while it is open
/// @param plies for a win or a loss, the most plies until the game ends if the winner follows the proof: an upper
///     bound, not a shortest win
/// @param atLeast for a win or a loss, the fewest plies until the game ends with best play by both sides, as far as
///     proved; 1 where nothing is proved
/// @param line a line of play that follows the proof from the position to the end, in whole turns; empty while the
///     value is open
/// @param front while there is no line, the step that seems nearest to a proof (a guess, not a value); empty if nothing
///     is known yet
/// @param moves what is proved about every step ([Position#steps]), ordered by their codes; empty if this was not asked
///     for
/// @param nodes positions expanded so far
/// @param time how long the search has taken so far
/// @param tableUse the fraction of the table in use, 0 to 1
/// @param proof the proof number of "the player to move wins": at least how many open positions have to turn out well
/// @param disproof its disproof number
/// @param ending about how many positions can be reached: if the stage is [Stage#ENDING], of the ending that is being
///     solved whole; otherwise of one that is too large for that, if not by far, or 0
/// @param stage what the search is working on
/// @param finished true for the last report of a search: its goal is reached, it was stopped, or it reached a limit
public record SearchReport(
        long request,
        Position position,
        Optional<Value> value,
        OptionalInt plies,
        int atLeast,
        List<Move> line,
        Optional<Step> front,
        List<MoveReport> moves,
        long nodes,
        Duration time,
        double tableUse,
        long proof,
        long disproof,
        long ending,
        Stage stage,
        boolean finished) {
    /// Copies the lists.
    public SearchReport {
        line = List.copyOf(line);
        moves = List.copyOf(moves);
    }

    /// This report with the work done by another search added.
    public SearchReport plus(long otherNodes, Duration otherTime) {
        return with(plies, atLeast, line, nodes + otherNodes, time.plus(otherTime));
    }

    /// This report with what has been found since about how long the game lasts.
    ///
    /// @param best a line with at most as many plies as `distance` says
    public SearchReport with(DistanceReport distance, List<Move> best) {
        return with(OptionalInt.of(distance.atMost()), distance.atLeast(), best, nodes, time);
    }

    private SearchReport with(OptionalInt inPlies, int leastPlies, List<Move> moved, long allNodes, Duration allTime) {
        return new SearchReport(
                request,
                position,
                value,
                inPlies,
                leastPlies,
                moved,
                front,
                moves,
                allNodes,
                allTime,
                tableUse,
                proof,
                disproof,
                ending,
                stage,
                finished);
    }

    /// The proved value; empty while it is open.
    public Optional<ProvedValue> proved() {
        return value.map(known -> new ProvedValue(known, plies.orElse(0)));
    }

    /// The text of the first move of the line or, while there is none, of the step in front.
    public Optional<String> frontText() {
        return line.isEmpty() ? front.map(position::text) : Optional.of(position.text(line.getFirst()));
    }

    /// True if it is proved exactly how many plies the game lasts with best play by both sides.
    public boolean exact() {
        return plies.isPresent() && plies.getAsInt() == atLeast;
    }

    /// True if the value is proved and the line reaches the end of the game.
    public boolean whole() {
        return value.isPresent() && leadsToTheEnd(position, line);
    }

    /// True if the moves are legal and reach the end of the game.
    public static boolean leadsToTheEnd(Position from, List<Move> moves) {
        return from.play(moves).outcome().over();
    }

    /// How many moves are not proved yet.
    public int open() {
        return (int) moves.stream().filter(move -> move.proof().isEmpty()).count();
    }

    /// Positions expanded per second.
    public long nodesPerSecond() {
        return time.isZero() ? 0 : Math.round(nodes / (time.toNanos() / 1e9));
    }
}
