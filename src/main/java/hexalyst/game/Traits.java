package hexalyst.game;

/// The properties of a game that make a difference to the window, searches and files.
///
/// @param goal what players play for
/// @param swap when the second player may take over the first move ([Move#swap])
/// @param keepsPieces true if every move except a pass and [Move#swap] adds one piece, and a placed piece stays on its
///     cell with its colour to the end of the game, except for a swap. The moves then determine what was on the board
///     at any time, and the number of pieces determines who is to move
/// @param scored true if points decide the game; every position then has a [Position#score]
/// @param turns what a turn consists of
/// @param repetition what the rules say about repeated positions
/// @param stacks true if pieces may stand on each other
/// @param winsAfterReply true if a shape that wins does so only if the other player's next move leaves it standing
/// @param wholeBoards true if a set-up may have no blocked cells besides those of the start
/// @param groups which number of a group matters
public record Traits(
        Goal goal,
        SwapRule swap,
        boolean keepsPieces,
        boolean scored,
        Turns turns,
        Repetition repetition,
        boolean stacks,
        boolean winsAfterReply,
        boolean wholeBoards,
        Groups groups) {
    /// The traits of a game in which one part is a turn, pieces move or are taken, nothing else is counted, and what
    /// wins does so at once. The methods of this class add to them: `Traits.of(Goal.TAKE, SwapRule.NONE).byPoints()`.
    public static Traits of(Goal goal, SwapRule swap) {
        return new Traits(goal, swap, false, false, Turns.SINGLE, Repetition.NONE, false, false, false, Groups.NONE);
    }

    /// The same in a game where pieces stay ([#keepsPieces]).
    public Traits keepingPieces() {
        return new Traits(goal, swap, true, scored, turns, repetition, stacks, winsAfterReply, wholeBoards, groups);
    }

    /// The same in a game that points decide ([#scored]).
    public Traits byPoints() {
        return new Traits(
                goal, swap, keepsPieces, true, turns, repetition, stacks, winsAfterReply, wholeBoards, groups);
    }

    /// The same with other turns.
    public Traits with(Turns others) {
        return new Traits(
                goal, swap, keepsPieces, scored, others, repetition, stacks, winsAfterReply, wholeBoards, groups);
    }

    /// The same with a rule about repeated positions.
    public Traits with(Repetition rule) {
        return new Traits(goal, swap, keepsPieces, scored, turns, rule, stacks, winsAfterReply, wholeBoards, groups);
    }

    /// The same in a game where pieces may stand on each other.
    public Traits stacking() {
        return new Traits(
                goal, swap, keepsPieces, scored, turns, repetition, true, winsAfterReply, wholeBoards, groups);
    }

    /// The same in a game where a winning shape has to outlast a reply ([#winsAfterReply]).
    public Traits outlastingAReply() {
        return new Traits(goal, swap, keepsPieces, scored, turns, repetition, stacks, true, wholeBoards, groups);
    }

    /// The same in a game where no more cells can be blocked ([#wholeBoards]).
    public Traits onWholeBoards() {
        return new Traits(goal, swap, keepsPieces, scored, turns, repetition, stacks, winsAfterReply, true, groups);
    }

    /// The same in a game where a number of each group matters.
    public Traits counting(Groups numbers) {
        return new Traits(
                goal, swap, keepsPieces, scored, turns, repetition, stacks, winsAfterReply, wholeBoards, numbers);
    }

    /// True if a turn may take several gestures ([Position#parts]).
    public boolean severalParts() {
        return turns != Turns.SINGLE;
    }

    /// True if each part of a turn is a move of a search ([Turns#OPEN]).
    public boolean openTurns() {
        return turns == Turns.OPEN;
    }

    /// What players play for, in the words of those who choose a game.
    public enum Goal {
        /// A line or another shape of stones.
        LINE,
        /// The most of the board.
        TERRITORY,
        /// A connection, or few and far-reaching groups.
        CONNECT,
        /// The most pieces taken, turned over or left.
        TAKE
    }

    /// Which number of a group matters to players ([Position#groupNumbers]).
    public enum Groups {
        NONE,
        /// How many pieces it has.
        SIZES,
        /// How many empty cells are beside it.
        FREEDOMS
    }

    /// What a turn consists of.
    public enum Turns {
        /// One part.
        SINGLE,
        /// One or more parts, in ways that can be listed, such as the captures of draughts: a turn is one move of a
        /// search ([Position#code]), however many gestures it takes.
        LISTED,
        /// Parts that a player may combine in too many ways to list them: each is a move of a search, and positions can
        /// be in the middle of a turn ([Position#parts]).
        OPEN
    }

    /// What the rules say about repeated positions. If they matter, a position carries what the rule needs to know
    /// about earlier ones, as part of its equality and its key: two positions that look alike are the same only if the
    /// same moves and results may follow. So no position of a game occurs twice on one line of play, and searches need
    /// no protection against cycles: the graph-history-interaction problem (Kishimoto and Müller, "A General Solution
    /// to the Graph History Interaction Problem", 2004) cannot arise. The price is that lines share fewer results.
    public enum Repetition {
        /// Positions cannot repeat, or it does not matter.
        NONE,
        /// The third occurrence of a position is a draw.
        THIRD_IS_A_DRAW,
        /// A turn must not be made twice if it leads to the same position.
        NO_TURN_TWICE
    }

    /// When the second player may take over the first move.
    public enum SwapRule {
        /// Never.
        NONE,
        /// If the players agree to; [PositionSetup#swap] says so.
        AGREED,
        /// Always, by the rules, so a start position need not mention it.
        ALWAYS
    }
}
