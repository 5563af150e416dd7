package hexalyst.ui.newgame;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.SquareGrid;
import hexalyst.game.Part;
import hexalyst.game.Position;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/// What a user who chooses a game can look for. It follows from what games say of themselves, and from what may be done
/// in the position that is shown of them.
enum GameTrait {
    LINE(Group.GOAL),
    TERRITORY(Group.GOAL),
    CONNECT(Group.GOAL),
    TAKE(Group.GOAL),
    PLACE(Group.TURN),
    MOVE(Group.TURN),
    PARTS(Group.TURN),
    HEXAGONS(Group.BOARD),
    SQUARES(Group.BOARD),
    OTHER(Group.BOARD),
    /// Not played yet.
    NEW(Group.USER);

    /// What kinds are about. A game of either of two chosen kinds about the same is shown, but it has to be of one of
    /// each group.
    enum Group {
        GOAL,
        TURN,
        BOARD,
        USER
    }

    private final Group group;

    GameTrait(Group group) {
        this.group = group;
    }

    /// The kinds of a game.
    ///
    /// @param sample a position in the middle of a game
    /// @param played which games the user has played
    static Set<GameTrait> of(Position sample, GamesPlayed played) {
        Set<GameTrait> kinds = EnumSet.noneOf(GameTrait.class);
        Arrays.stream(values()).filter(kind -> kind.has(sample, played)).forEach(kinds::add);
        return kinds;
    }

    private boolean has(Position sample, GamesPlayed played) {
        Grid grid = sample.grid();
        boolean hexagons = grid instanceof HexGrid && grid.lines().isEmpty();
        return switch (this) {
            case LINE, TERRITORY, CONNECT, TAKE ->
                name().equals(sample.game().traits().goal().name());
            case PLACE -> sample.parts().stream().anyMatch(Part.Put.class::isInstance);
            case MOVE -> sample.parts().stream().anyMatch(Part.Shift.class::isInstance);
            case PARTS -> sample.game().traits().openTurns();
            case HEXAGONS -> hexagons;
            case SQUARES -> grid instanceof SquareGrid;
            case OTHER -> !hexagons && !(grid instanceof SquareGrid);
            case NEW -> played.isNew(sample.game());
        };
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
}
