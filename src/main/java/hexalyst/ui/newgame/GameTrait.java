package hexalyst.ui.newgame;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.SquareGrid;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Traits.Goal;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/// What a user who chooses a game can look for. All of it follows from what games say of themselves.
enum GameTrait {
    LINE(Group.GOAL, sample -> goal(sample) == Goal.LINE),
    TERRITORY(Group.GOAL, sample -> goal(sample) == Goal.TERRITORY),
    CONNECT(Group.GOAL, sample -> goal(sample) == Goal.CONNECT),
    TAKE(Group.GOAL, sample -> goal(sample) == Goal.TAKE),
    PLACE(Group.TURN, sample -> sample.parts().stream().anyMatch(Part.Put.class::isInstance)),
    MOVE(Group.TURN, sample -> sample.parts().stream().anyMatch(Part.Shift.class::isInstance)),
    PARTS(Group.TURN, sample -> sample.game().traits().openTurns()),
    HEXAGONS(Group.BOARD, sample -> isHexagons(sample.grid())),
    SQUARES(Group.BOARD, sample -> sample.grid() instanceof SquareGrid),
    OTHER(Group.BOARD, sample -> !isHexagons(sample.grid()) && !(sample.grid() instanceof SquareGrid)),
    /// Not played yet, which no position tells.
    NEW(Group.USER, sample -> false);

    /// What kinds are about. A game of either of two chosen kinds about the same is shown, but it has to be of one of
    /// each group.
    enum Group {
        GOAL,
        TURN,
        BOARD,
        USER
    }

    private final Group group;
    private final Predicate<Position> has;

    GameTrait(Group group, Predicate<Position> has) {
        this.group = group;
        this.has = has;
    }

    /// The kinds of a game.
    ///
    /// @param sample a position in the middle of a game
    /// @param played which games the user has played
    static Set<GameTrait> of(Position sample, GamesPlayed played) {
        Set<GameTrait> kinds = EnumSet.noneOf(GameTrait.class);
        Arrays.stream(values()).filter(kind -> kind.has.test(sample)).forEach(kinds::add);
        if (played.isNew(sample.game())) {
            kinds.add(NEW);
        }
        return kinds;
    }

    /// What it is about.
    Group group() {
        return group;
    }

    /// Its name in texts.
    String key() {
        return "kind." + name().toLowerCase(Locale.ROOT);
    }

    /// Whether a game of these kinds is among those looked for.
    ///
    /// @param wanted what is looked for; every game is if nothing is
    static boolean matches(Set<GameTrait> kinds, Set<GameTrait> wanted) {
        return Arrays.stream(Group.values()).allMatch(about -> {
            Set<GameTrait> either = EnumSet.noneOf(GameTrait.class);
            wanted.stream().filter(kind -> kind.group == about).forEach(either::add);
            return either.isEmpty() || kinds.stream().anyMatch(either::contains);
        });
    }

    private static Goal goal(Position sample) {
        return sample.game().traits().goal();
    }

    private static boolean isHexagons(Grid grid) {
        return grid instanceof HexGrid && grid.lines().isEmpty();
    }
}
