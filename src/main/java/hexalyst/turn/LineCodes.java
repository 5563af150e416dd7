package hexalyst.turn;

import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Step;
import hexalyst.game.Traits;
import java.util.ArrayList;
import java.util.List;

/// The codes of steps ([Position#code]) along a line of play, for whoever has lines and codes but no positions. Only
/// where turns are listed it keeps the positions of the line. Not thread-safe.
public final class LineCodes {
    private final MoveCodec codec;
    private final boolean listed;
    private final List<Position> positions = new ArrayList<>();
    private final List<Step> line = new ArrayList<>();

    /// @param start where the line begins
    public LineCodes(Position start) {
        codec = start.game().codec(start.grid());
        listed = start.game().traits().turns() == Traits.Turns.LISTED;
        positions.add(start);
    }

    /// The code of a legal step at the end of the line.
    public int code(Step step) {
        return listed
                ? positions.getLast().code(step)
                : codec.encode(step.parts().getFirst());
    }

    /// The step with a code at the end of the line.
    ///
    /// @throws IllegalArgumentException if turns are listed and no legal one has this code
    public Step decoded(int code) {
        return listed ? positions.getLast().decoded(code) : Step.of(codec.decode(code));
    }

    /// Appends a legal step to the line.
    public void make(Step step) {
        line.add(step);
        if (listed) {
            positions.add(positions.getLast().step(step));
        }
    }

    /// Takes back the last step.
    public void unmake() {
        line.removeLast();
        if (listed) {
            positions.removeLast();
        }
    }

    /// The line so far; not to be changed.
    public List<Step> line() {
        return line;
    }

    /// Goes to the end of another line of legal steps, together with a board.
    ///
    /// @param board at the end of this line; then of the other one
    public void follow(List<Step> other, SearchBoard board) {
        int same = shared(other);
        while (line.size() > same) {
            board.unmake();
            unmake();
        }
        for (Step step : other.subList(same, other.size())) {
            board.make(code(step));
            make(step);
        }
    }

    /// Goes to the end of another line of legal steps.
    public void follow(List<Step> other) {
        int same = shared(other);
        while (line.size() > same) {
            unmake();
        }
        other.subList(same, other.size()).forEach(this::make);
    }

    /// How many steps from the beginning both lines share.
    private int shared(List<Step> other) {
        int same = 0;
        while (same < line.size() && same < other.size() && line.get(same).equals(other.get(same))) {
            same++;
        }
        return same;
    }

    /// The codes at the end of a line of legal steps.
    public static LineCodes after(Position start, List<Step> steps) {
        LineCodes codes = new LineCodes(start);
        steps.forEach(codes::make);
        return codes;
    }

    /// The codes of a line of legal steps from a position.
    public static List<Integer> of(Position start, List<Step> steps) {
        LineCodes codes = new LineCodes(start);
        List<Integer> all = new ArrayList<>(steps.size());
        for (Step step : steps) {
            all.add(codes.code(step));
            codes.make(step);
        }
        return all;
    }

    /// The line from a position that has these codes.
    public static List<Step> decoded(Position start, List<Integer> all) {
        LineCodes codes = new LineCodes(start);
        all.forEach(code -> codes.make(codes.decoded(code)));
        return List.copyOf(codes.line);
    }
}
