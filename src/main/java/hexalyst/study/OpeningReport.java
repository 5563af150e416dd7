package hexalyst.study;

import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.record.EditResult;
import hexalyst.record.GameDate;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import hexalyst.record.WinLength;
import hexalyst.text.Sentences;
import hexalyst.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// An opening report: what the library's games played in a position and what is known about it, as an annotated game
/// that can be edited, exported and printed like any other. Each move that was played is a variation, the most played
/// one first, with its results and the continuation that was played most often. A move that is proved to
/// win is named and followed instead, the shortest wins first. Proved values and the user's notes are notes. In the
/// language of [Texts#language].
public final class OpeningReport {
    /// The most moves that the report shows, and names as winning.
    private static final int MOST_MOVES = 12;
    /// The most winning moves of one length that are followed.
    private static final int MOST_FOLLOWED = 4;
    /// The usual depth of a report, in plies.
    public static final int USUAL_PLIES = 8;

    /// The most moves that are named as played equally often.
    private static final int MOST_EQUAL = 3;
    /// The most moves of the line that the title names, the last ones.
    private static final int MOST_IN_TITLE = 6;

    /// The most games that it names in one place.
    private static final int MOST_NAMED = 5;
    /// Of this many games, since engines often play several on a day.
    private static final int MOST_LOOKED_AT = 50;

    private final Library library;
    private final Query query;
    private final Function<Position, Optional<MachineNote>> known;
    private final boolean all;
    private final Texts texts = Texts.of(OpeningReport.class);

    /// @param query which games count; its condition for the board is not used
    /// @param known what is known about a position
    public OpeningReport(Library library, Query query, Function<Position, Optional<MachineNote>> known) {
        this.library = library;
        this.query = query;
        this.known = known;
        all = query.equals(Query.all());
    }

    /// Writes the report about the last position of a line.
    ///
    /// @param line a game without variations and annotations, which leads to the position
    /// @param deepest the most plies of a variation after its first move, 0 or more; it ends sooner where only one game
    ///     is left
    /// @throws IOException with a message for people, if the library cannot be read
    public GameTree of(GameTree line, int deepest) throws IOException {
        return of(line, deepest, () -> true);
    }

    /// Writes the report as [#of(GameTree, int)] does.
    ///
    /// @param wanted false when it is no longer wanted: then it ends soon, unfinished
    public GameTree of(GameTree line, int deepest, BooleanSupplier wanted) throws IOException {
        int node = line.mainLine().getLast();
        Position position = line.position(node);
        Exploration found = library.explore(position, query);
        Writer writer = new Writer(line.with(Tags.NONE.with(Tags.REPORT, "opening")));
        List<Win> wins = wins(position, found);
        Stream<Exploration.Played> played =
                found.moves().stream().filter(move -> move.tried().games() > 0).limit(MOST_MOVES);
        List<Exploration.Played> moves =
                Stream.concat(shortest(wins).map(Win::move), played).distinct().toList();
        writer.note(node, about(position, found, wins, moves), position);
        writer.draw(node);
        for (Exploration.Played move : moves) {
            variation(writer, node, move, deepest, wanted);
        }
        return writer.titled(node);
    }

    /// The comment on the position itself.
    ///
    /// @param shown the moves that have a variation
    private String about(Position position, Exploration found, List<Win> wins, List<Exploration.Played> shown)
            throws IOException {
        List<String> sentences = new ArrayList<>();
        PlayCount tried = found.all();
        String mover = position.edition().sideName(position.toMove());
        if (tried.games() == 0) {
            sentences.add(texts.get(all ? "report.none" : "report.none.chosen"));
        } else if (position.outcome().over()) {
            sentences.add(texts.get("report.over", tried.games(), position.endWords()));
        } else {
            String key = all ? "report.reached" : "report.reached.chosen";
            sentences.add(texts.get(key, tried.games(), library.size(position), mover, results(tried)));
        }
        long others = found.moves().stream()
                .filter(played -> played.tried().games() > 0 && !shown.contains(played))
                .count();
        if (others > 0) {
            sentences.add(texts.get("report.others", others));
        }
        told(position, found, wins).ifPresent(sentences::add);
        if (library.hasRatings()) {
            named(position, GameHits.Order.BEST, game -> game.rating() > 0, "report.best")
                    .ifPresent(sentences::add);
        }
        named(position, GameHits.Order.NEWEST, OpeningReport::isDated, "report.latest")
                .ifPresent(sentences::add);
        String note = library.note(position);
        if (!note.isEmpty()) {
            sentences.add(note);
        }
        return String.join("\n\n", sentences);
    }

    private String results(PlayCount tried) {
        long open = tried.games() - tried.won() - tried.drawn() - tried.lost();
        return texts.get("report.results", tried.won(), tried.drawn(), tried.lost(), open);
    }

    /// A move that is known to win.
    ///
    /// @param plies the most plies until the game ends, this move included; 0 if that is not known
    private record Win(Exploration.Played move, int plies) {
        private static final Comparator<Win> SHORTEST = Comparator.comparingInt(
                        (Win win) -> win.plies == 0 ? Integer.MAX_VALUE : win.plies)
                .thenComparing(win -> win.move.tried().games(), Comparator.reverseOrder());
    }

    /// The moves that are known to win, the shortest wins first; none if the position is known not to be won.
    private List<Win> wins(Position position, Exploration found) {
        if (position.outcome().over()
                || known.apply(position).orElse(null) instanceof MachineNote.Proved proved
                        && !proved.winner().equals(Optional.of(position.toMove()))) {
            return List.of();
        }
        return found.moves().stream()
                .flatMap(played -> win(position, played).stream())
                .sorted(Win.SHORTEST)
                .toList();
    }

    /// Those that win in as few plies as the first, not too many.
    private static Stream<Win> shortest(List<Win> wins) {
        return wins.stream()
                .takeWhile(win -> win.plies == wins.getFirst().plies)
                .limit(MOST_FOLLOWED);
    }

    private Optional<Win> win(Position position, Exploration.Played played) {
        Position next = position.play(played.move());
        if (next.outcome() instanceof Outcome.Won won) {
            return Optional.of(new Win(played, 1)).filter(any -> won.winner() == position.toMove());
        }
        return known.apply(next)
                .filter(MachineNote.Proved.class::isInstance)
                .map(MachineNote.Proved.class::cast)
                .filter(proved -> proved.winner().equals(Optional.of(position.toMove())))
                .map(proved -> new Win(
                        played, proved.plies().isPresent() ? proved.plies().getAsInt() + 1 : 0));
    }

    /// Names the moves that are known to win, and those that were played most if none of them is among these.
    private Optional<String> told(Position position, Exploration found, List<Win> wins) {
        if (wins.isEmpty()) {
            return Optional.empty();
        }
        List<Win> named = wins.subList(0, Math.min(MOST_MOVES, wins.size()));
        String first = told(position, named);
        int more = wins.size() - named.size();
        String moves = more > 0 ? texts.get("report.wins.more", first, more) : first;
        List<Exploration.Played> most = playedMost(found);
        boolean beside =
                !most.isEmpty() && most.size() <= MOST_EQUAL && wins.stream().noneMatch(win -> most.contains(win.move));
        return Optional.of(
                beside
                        ? texts.get(
                                "report.wins.beside",
                                moves,
                                most.stream()
                                        .map(played -> position.text(played.move()))
                                        .collect(Collectors.joining(", ")),
                                most.getFirst().tried().games(),
                                most.size())
                        : texts.get("report.wins", moves));
    }

    /// The moves that more games have than any other; none where no move was played twice.
    private static List<Exploration.Played> playedMost(Exploration found) {
        long games = found.moves().stream()
                .mapToLong(played -> played.tried().games())
                .max()
                .orElse(0);
        return found.moves().stream()
                .filter(played -> games > 1 && played.tried().games() == games)
                .toList();
    }

    /// Names the moves that win in as many plies together. How many is left out where all take as many as the note of
    /// the position says.
    private String told(Position position, List<Win> named) {
        int noted = known.apply(position).orElse(null) instanceof MachineNote.Proved proved
                ? proved.plies().orElse(0)
                : 0;
        boolean said = named.stream().allMatch(win -> win.plies == noted);
        return named.stream()
                .collect(Collectors.groupingBy(Win::plies, LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(equal -> {
                    String moves = equal.getValue().stream()
                            .map(win -> position.text(win.move.move()))
                            .collect(Collectors.joining(", "));
                    return said || equal.getKey() == 0
                            ? moves
                            : moves + ' ' + new WinLength().within(equal.getKey(), true);
                })
                .collect(Collectors.joining("; "));
    }

    /// Names some of the games that reached a position; empty if none of them has names.
    private Optional<String> named(Position position, GameHits.Order order, Predicate<LibraryGame> which, String key)
            throws IOException {
        Query here = query.withBoard(new Query.OnBoard.UpToSymmetry(position));
        String games = library.search(here, order, MOST_LOOKED_AT).games().stream()
                .map(GameHits.Hit::game)
                .filter(which)
                .map(this::name)
                .filter(name -> !name.isEmpty())
                .distinct()
                .limit(MOST_NAMED)
                .collect(Collectors.joining("; "));
        return games.isEmpty() ? Optional.empty() : Optional.of(texts.get(key, games));
    }

    private static boolean isDated(LibraryGame game) {
        return GameDate.parse(game.date()).isPresent();
    }

    private String name(LibraryGame game) {
        if (game.white().isEmpty() && game.black().isEmpty()) {
            return "";
        }
        String players = (game.white().isEmpty() ? "?" : game.white()) + " – "
                + (game.black().isEmpty() ? "?" : game.black()) + " " + game.result();
        return game.date().isEmpty()
                ? players
                : players + " ("
                        + GameDate.parse(game.date()).map(GameDate::words).orElse(game.date()) + ")";
    }

    /// Adds a move with its results and what is known to win after it, or else was played most often, as long as
    /// several games have it.
    private void variation(Writer writer, int node, Exploration.Played played, int deepest, BooleanSupplier wanted)
            throws IOException {
        int at = writer.play(node, played.move());
        long games = played.tried().games();
        String same = played.same().size() > 1
                ? " " + texts.get("report.same", played.same().size())
                : "";
        String text =
                (games == 0 ? texts.get("report.move.never") : texts.get("report.move", games, results(played.tried())))
                        + same;
        String worth = worth(writer.tree.position(at));
        for (int left = deepest; ; left--) {
            Position position = writer.tree.position(at);
            Exploration found = library.explore(position, query);
            List<Win> wins = wins(position, found);
            Optional<Exploration.Played> next =
                    left > 0 && wanted.getAsBoolean() ? next(found, wins, games > 1) : Optional.empty();
            List<String> said = new ArrayList<>(List.of(text));
            said.add(told(position, found, wins).orElse(worth));
            worth = "";
            if (next.isEmpty() && left < deepest) {
                named(position, GameHits.Order.NEWEST, game -> true, "report.example")
                        .ifPresent(said::add);
            }
            said.add(library.note(position));
            writer.note(at, Sentences.joined(said), position);
            if (next.isEmpty()) {
                return;
            }
            at = writer.play(at, next.get().move());
            games = next.get().tried().games();
            text = "";
        }
    }

    /// What the move that led to a position is proved to be worth, unless it wins: that is told where the winning moves
    /// are named, as is that it loses where a winning reply is.
    private String worth(Position after) {
        if (!(known.apply(after).orElse(null) instanceof MachineNote.Proved proved)) {
            return "";
        }
        return proved.winner()
                .map(winner -> winner == after.toMove() ? texts.get("report.loses") : "")
                .orElse(texts.get("report.draws"));
    }

    /// The move that a variation goes on with; empty if it ends.
    ///
    /// @param played whether it goes on with what was played most often
    private static Optional<Exploration.Played> next(Exploration found, List<Win> wins, boolean played) {
        return wins.stream()
                .map(Win::move)
                .findFirst()
                .or(() -> found.moves().stream()
                        .findFirst()
                        .filter(most -> played && most.tried().games() > 0));
    }

    /// The report as far as it is written.
    private final class Writer {
        private GameTree tree;

        /// The report with its title, which names the moves to the position.
        ///
        /// @param node the position that it is about
        GameTree titled(int node) {
            List<String> moves =
                    tree.moves(node).stream().map(tree.start()::text).toList();
            List<String> last = moves.subList(Math.max(0, moves.size() - MOST_IN_TITLE), moves.size());
            String line = (last.size() < moves.size() ? "… " : "") + String.join(" ", last);
            String title = line.isEmpty() ? texts.get("report.title") : texts.get("report.title.after", line);
            return tree.with(tree.tags().with(Tags.EVENT, title));
        }

        Writer(GameTree tree) {
            this.tree = tree;
        }

        int play(int node, Move move) {
            EditResult played = tree.apply(new TreeEdit.Play(node, move));
            tree = played.tree();
            return played.goTo();
        }

        /// Has a diagram printed of a position.
        void draw(int node) {
            Annotations drawn = tree.node(node).annotations().withGlyphs(List.of(Annotations.DIAGRAM));
            tree = tree.apply(new TreeEdit.Annotate(node, drawn)).tree();
        }

        /// Annotates a position with a text and with what is known about it.
        void note(int node, String text, Position position) {
            Annotations said = Annotations.NONE.withComment(text);
            Annotations all = known.apply(position).map(said::withNote).orElse(said);
            tree = tree.apply(new TreeEdit.Annotate(node, all)).tree();
        }
    }
}
