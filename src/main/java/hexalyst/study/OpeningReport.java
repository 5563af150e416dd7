package hexalyst.study;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.record.EditResult;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import hexalyst.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// An opening report: what the library's games played in a position and what is known about it, as an annotated game
/// that can be edited, exported and printed like any other. Each move that was played is a variation, the most played
/// one first, with its results and the continuation that was played most often; proved values are notes as elsewhere.
/// In the language of [Texts#language].
public final class OpeningReport {
    /// The most moves that the report shows.
    private static final int MOST_MOVES = 12;
    /// The usual depth of a report, in plies.
    public static final int USUAL_PLIES = 8;

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
        int node = line.mainLine().getLast();
        Position position = line.position(node);
        Exploration found = library.explore(position, query);
        Writer writer = new Writer(line.with(Tags.NONE.with(Tags.EVENT, texts.get("report.title"))));
        writer.note(node, about(position, found), position);
        List<Exploration.Played> moves = found.moves().stream()
                .filter(played -> played.tried().games() > 0)
                .limit(MOST_MOVES)
                .toList();
        for (Exploration.Played played : moves) {
            variation(writer, node, played, deepest);
        }
        return writer.tree;
    }

    /// What is said about the position itself.
    private String about(Position position, Exploration found) throws IOException {
        List<String> sentences = new ArrayList<>();
        Tried tried = found.all();
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
                        .filter(played -> played.tried().games() > 0)
                        .count()
                - MOST_MOVES;
        if (others > 0) {
            sentences.add(texts.get("report.others", others, MOST_MOVES));
        }
        if (all && !position.outcome().over()) {
            unplayed(position, found).ifPresent(sentences::add);
        }
        if (library.hasRatings()) {
            named(position, Found.Order.BEST, "report.best").ifPresent(sentences::add);
        }
        named(position, Found.Order.NEWEST, "report.latest").ifPresent(sentences::add);
        String note = library.note(position);
        if (!note.isEmpty()) {
            sentences.add(note);
        }
        return String.join("\n\n", sentences);
    }

    private String results(Tried tried) {
        long open = tried.games() - tried.won() - tried.drawn() - tried.lost();
        return texts.get("report.results", tried.won(), tried.drawn(), tried.lost(), open);
    }

    /// The moves that are known to win though nobody played them, the shortest wins first.
    private Optional<String> unplayed(Position position, Exploration found) {
        Map<Move, Integer> plies = new LinkedHashMap<>();
        for (Exploration.Played played : found.moves()) {
            if (played.tried().games() == 0
                    && known.apply(position.play(played.move())).orElse(null) instanceof MachineNote.Proved proved
                    && proved.winner().equals(Optional.of(position.toMove()))) {
                plies.put(played.move(), proved.plies().orElse(Integer.MAX_VALUE));
            }
        }
        String moves = plies.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .limit(MOST_NAMED)
                .map(win -> position.text(win.getKey()))
                .collect(Collectors.joining(", "));
        return moves.isEmpty() ? Optional.empty() : Optional.of(texts.get("report.unplayed", moves));
    }

    /// Names some of the games that reached a position; empty if none of them has names.
    private Optional<String> named(Position position, Found.Order order, String key) throws IOException {
        Query here = query.withBoard(new Query.OnBoard.UpToSymmetry(position));
        String games = library.search(here, order, MOST_LOOKED_AT).games().stream()
                .map(Found.Hit::game)
                .filter(game -> order == Found.Order.NEWEST || game.rating() > 0)
                .map(this::name)
                .filter(name -> !name.isEmpty())
                .distinct()
                .limit(MOST_NAMED)
                .collect(Collectors.joining("; "));
        return games.isEmpty() ? Optional.empty() : Optional.of(texts.get(key, games));
    }

    private String name(LibraryGame game) {
        if (game.white().isEmpty() && game.black().isEmpty()) {
            return "";
        }
        String players = (game.white().isEmpty() ? "?" : game.white()) + " – "
                + (game.black().isEmpty() ? "?" : game.black()) + " " + game.result();
        return game.date().isEmpty() ? players : players + " (" + game.date() + ")";
    }

    /// Adds a move with its results and what was played most often after it, as long as several games have it.
    private void variation(Writer writer, int node, Exploration.Played played, int deepest) throws IOException {
        int at = writer.play(node, played.move());
        Position position = writer.tree.position(at);
        String same = played.same().size() > 1
                ? " " + texts.get("report.same", played.same().size())
                : "";
        writer.note(at, texts.get("report.move", played.tried().games(), results(played.tried())) + same, position);
        long games = played.tried().games();
        for (int ply = 0; ply < deepest && games > 1 && !position.outcome().over(); ply++) {
            Optional<Exploration.Played> next = library.explore(position, query).moves().stream()
                    .findFirst()
                    .filter(most -> most.tried().games() > 0);
            if (next.isEmpty()) {
                break;
            }
            at = writer.play(at, next.get().move());
            position = writer.tree.position(at);
            games = next.get().tried().games();
            writer.note(at, "", position);
        }
        Optional<String> example = named(position, Found.Order.NEWEST, "report.example");
        if (example.isPresent()
                && at != writer.tree.childWith(node, played.move()).orElse(at)) {
            writer.note(at, example.get(), position);
        }
    }

    /// The report as far as it is written.
    private final class Writer {
        private GameTree tree;

        Writer(GameTree tree) {
            this.tree = tree;
        }

        int play(int node, Move move) {
            EditResult played = tree.apply(new TreeEdit.Play(node, move));
            tree = played.tree();
            return played.goTo();
        }

        /// Annotates a position with a text and with what is known about it.
        void note(int node, String text, Position position) {
            Annotations said = Annotations.NONE.withComment(text);
            Annotations all = known.apply(position).map(said::withNote).orElse(said);
            tree = tree.apply(new TreeEdit.Annotate(node, all)).tree();
        }
    }
}
