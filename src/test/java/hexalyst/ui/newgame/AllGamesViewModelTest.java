package hexalyst.ui.newgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.theme.KeptSettings;
import hexalyst.ui.theme.Settings;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class AllGamesViewModelTest {
    private final Settings settings = new KeptSettings();
    private final AllGamesViewModel model = new AllGamesViewModel(Games.all(), new GamesPlayed(settings));

    @Test
    void twoLettersFindAGame() {
        model.searchProperty().set("ph");
        assertEquals("phalanx", model.first().orElseThrow().id());
        model.searchProperty().set(" PENTA");
        assertEquals(List.of("pentalath"), shown());
        model.searchProperty().set("lath");
        assertEquals(Set.of("manalath", "pentalath"), Set.copyOf(shown()), "a part of the name");
        model.searchProperty().set("draughts");
        assertTrue(shown().contains("hexdameo"), "what it says of itself");
        model.searchProperty().set("zzz");
        assertEquals(List.of(), shown());
        assertTrue(model.wanted().isEmpty());
    }

    @Test
    void kindsOfOneGroupAddAndThoseOfTwoCombine() {
        model.want(GameTrait.CONNECT, true);
        assertEquals(Set.of("yvy", "superstar", "query", "rondo"), Set.copyOf(shown()));
        model.want(GameTrait.HEXAGONS, true);
        assertEquals(Set.of("yvy", "superstar"), Set.copyOf(shown()));
        model.want(GameTrait.OTHER, true);
        assertEquals(Set.of("yvy", "superstar", "query", "rondo"), Set.copyOf(shown()));
        model.want(GameTrait.MOVE, true);
        assertEquals(List.of("rondo"), shown());
    }

    @Test
    void everyGameHasAGoalATurnAndABoard() {
        for (Game game : Games.all()) {
            Set<GameTrait.Group> groups = GameTrait.of(model.sample(game), new GamesPlayed(settings)).stream()
                    .map(GameTrait::group)
                    .collect(Collectors.toSet());
            assertEquals(Set.of(GameTrait.Group.values()), groups, game.title());
        }
    }

    @Test
    void theMottoOfEachGameFitsOnItsTile() {
        for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN)) {
            for (Game game : Games.all()) {
                String motto = Texts.in(language, game::motto);
                assertTrue(motto.length() <= 30, motto);
            }
        }
    }

    @Test
    void theLastGamesAreRememberedWithTheirEditionAndBoard() {
        Game macbeth = Games.named("macbeth").orElseThrow();
        Edition reversi = macbeth.edition("reversi").orElseThrow();
        Grid small = macbeth.sizes(reversi).getFirst();
        Position first = macbeth.start(reversi, small);
        Position second = Games.byDefault().start(Games.byDefault().editions().getFirst());
        assertEquals(List.of(second), model.last(second), "the open game, as long as there is no other");
        model.begun(first);
        model.begun(second);
        assertEquals(List.of(second, first), model.last(second));
        model.begun(first);
        assertEquals(List.of(first, second), new GamesPlayed(settings).starts());
        assertFalse(new GamesPlayed(settings).isNew(macbeth));
        model.want(GameTrait.NEW, true);
        assertFalse(shown().contains("macbeth"));
        assertEquals(Games.all().size() - 2, shown().size());
    }

    @Test
    void ofManyGamesOnlyTheLastKeepTheirStart() {
        List<Position> starts = Games.all().stream()
                .map(game -> game.start(game.editions().getFirst()))
                .toList();
        starts.forEach(model::begun);
        GamesPlayed played = new GamesPlayed(settings);
        assertEquals(starts.reversed().subList(0, 8), played.starts());
        assertTrue(Games.all().stream().noneMatch(played::isNew));
        assertTrue(settings.get("gamesPlayed", "").length() < 4000);
    }

    @Test
    void whatCannotBeReadIsLeftOut() {
        settings.put("gamesPlayed", "chess\tstandard\t8/8 w\nmanalath\nmanalath\tdesigner\t2/3/2 w");
        assertEquals(1, new GamesPlayed(settings).starts().size());
    }

    private List<String> shown() {
        return model.shownProperty().get().stream().map(Game::id).toList();
    }
}
