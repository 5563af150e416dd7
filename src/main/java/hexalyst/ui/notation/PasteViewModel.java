package hexalyst.ui.notation;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.notation.BoardCode;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.HgnReader;
import hexalyst.notation.HgnWriter;
import hexalyst.notation.PlacedGame;
import hexalyst.notation.PositionText;
import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.GameImport;
import hexalyst.notation.exchange.Imported;
import hexalyst.notation.source.FileProblem;
import hexalyst.notation.source.Parsed;
import hexalyst.record.GameTree;
import hexalyst.record.Subtree;
import hexalyst.record.TreeEdit;
import hexalyst.report.Failures;
import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// Pastes what the clipboard holds: moves that were copied here, a position or its board code, a game in any supported
/// format, including those of other programs, or a list of moves. A position and a game are opened as a new game. Moves
/// are added after the current move or, if they do not fit there, from the start. JavaFX thread only.
public final class PasteViewModel {
    private static final Pattern POSITION = Pattern.compile("[wbx0-9]+(/[wbx0-9]+)+( .*)?");
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final int LINE = 80;

    private final GameViewModel game;
    private final FilesViewModel files;
    private final MessageLine messages;
    private final Texts texts = Texts.of(PasteViewModel.class);
    private final GameImport importing = new GameImport(GameLookup.standard());
    private final FilesViewModel.Threads threads;
    private String copied = "";
    /// Counts the pastes.
    private int pasted;

    /// @param game where moves are added
    /// @param files opens games
    /// @param messages shows what was done, or why not
    /// @param threads where text of other programs is read
    public PasteViewModel(
            GameViewModel game, FilesViewModel files, MessageLine messages, FilesViewModel.Threads threads) {
        this.threads = threads;
        this.game = game;
        this.files = files;
        this.messages = messages;
    }

    /// What was copied last, as the text of a game for other programs. It starts with the position before the first
    /// copied move. Empty if nothing was copied.
    public Optional<String> copiedText() {
        Optional<Subtree> subtree = game.clipboardProperty().get();
        copied = subtree.map(PasteViewModel::text).orElse("");
        return subtree.map(any -> copied);
    }

    private static String text(Subtree subtree) {
        GameTree tree = subtree.tree();
        if (subtree.top() == GameTree.ROOT) {
            return HgnWriter.place(tree, LINE).text();
        }
        Position before = tree.position(tree.node(subtree.top()).parent());
        GameTree alone = GameTree.of(before)
                .apply(new TreeEdit.Paste(GameTree.ROOT, subtree))
                .tree();
        return HgnWriter.place(alone, LINE).text();
    }

    /// Pastes a text. If it is what was copied here, pastes the copied moves.
    public void paste(String clipboard) {
        game.commitComment();
        pasted++;
        String text = (clipboard.startsWith(BYTE_ORDER_MARK) ? clipboard.substring(1) : clipboard).strip();
        Optional<Subtree> subtree = game.clipboardProperty().get();
        if (subtree.isPresent() && (text.isEmpty() || text.equals(copied.strip()))) {
            int before = game.moment().tree().size();
            if (game.edit(new TreeEdit.Paste(game.moment().id(), subtree.get()))) {
                report(before);
            }
        } else if (text.isEmpty()) {
            messages.warn(texts.get("paste.empty"));
        } else if (BoardCode.isCode(text)) {
            begin(BoardCode.parse(text));
        } else if (POSITION.matcher(text).matches()) {
            position(text);
        } else if (!games(text)) {
            moves(text);
        }
    }

    private void report(int before) {
        if (!messages.message().warning()) {
            messages.say(texts.get("pasted", game.moment().tree().size() - before));
        }
    }

    private void position(String text) {
        GameTree tree = game.moment().tree();
        Parsed<Position> any = PositionText.parse(text, tree.game());
        boolean sameBoard =
                any.ok().filter(position -> position.grid().equals(tree.grid())).isPresent();
        begin(sameBoard ? PositionText.parse(text, tree.game(), tree.edition()) : any);
    }

    private void begin(Parsed<Position> start) {
        switch (start) {
            case Parsed.Ok<Position> ok -> files.begin(GameTree.of(ok.value()), texts.get("pasted.position"));
            case Parsed.Bad<Position> bad ->
                messages.warn(texts.get("paste.position.wrong", bad.first().text()));
        }
    }

    /// The board code of the current position, for the clipboard. If the game is over, empty, with a message.
    public Optional<String> code() {
        Position here = game.moment().position();
        if (here.outcome().over()) {
            messages.warn(texts.get("code.over"));
            return Optional.empty();
        }
        String code = BoardCode.format(here);
        messages.say(texts.get("code.copied", code));
        return Optional.of(code);
    }

    /// False if the text is not a game with a start of its own.
    private boolean games(String text) {
        Optional<GameFormat> format;
        if (text.startsWith("{")) {
            format = Optional.of(GameFormat.JSON);
        } else {
            format = text.startsWith("(;") ? Optional.of(GameFormat.SGF) : Optional.empty();
        }
        Optional<ReadResult> read = format.map(found -> found.read(text, GameLookup.standard()))
                .filter(result -> !result.games().isEmpty());
        if (read.isPresent()) {
            begin(read.get());
            return true;
        }
        if (text.startsWith("[")) {
            importing(text, this::open);
            return true;
        }
        return false;
    }

    private void begin(ReadResult read) {
        files.begin(read, texts.get("pasted.games", read.games().size()));
    }

    /// Reads text that may be another program's in the background, because it may be long. A later paste replaces it.
    private void importing(String text, Consumer<Imported> then) {
        int number = ++pasted;
        messages.say(texts.get("paste.reading"));
        threads.background().execute(() -> {
            try {
                Imported imported = importing.read(text, Optional.empty());
                threads.later().run(() -> imported(number, () -> then.accept(imported)));
            } catch (RuntimeException failure) {
                Failures.tell(failure);
                threads.later()
                        .run(() -> imported(
                                number, () -> messages.warn(texts.get("paste.none", String.valueOf(failure)))));
            }
        });
    }

    private void imported(int number, Runnable then) {
        if (number == pasted) {
            messages.clear();
            then.run();
        }
    }

    /// Opens games, perhaps after asking where their row a is; shows a message if there are none.
    private void open(Imported imported) {
        ReadResult read = imported.usual();
        if (imported instanceof Imported.Own && !read.games().isEmpty()) {
            begin(read);
        } else if (read.anyMove()) {
            files.rows().settle(imported, settled -> {
                ReadResult games = settled.usual();
                files.begin(games, texts.get("pasted.imported", games.games().size()));
            });
        } else {
            messages.warn(texts.get("paste.none", first(read.problems())));
        }
    }

    private void moves(String text) {
        PlacedMoves read = placed(text);
        if (read.problems().isEmpty() || isOurSpelling(text)) {
            add(read);
        } else {
            importing(text, imported -> moves(text, imported));
        }
    }

    /// Pastes moves. A list in another notation, of which ours reads nothing or only the beginning, is opened as a new
    /// game, and so are several games.
    private void moves(String text, Imported imported) {
        ReadResult whole = imported.usual();
        PlacedMoves read = placed(text);
        if (whole.anyMove() && (whole.problems().isEmpty() || read.moves().isEmpty())) {
            open(imported);
        } else {
            add(read);
        }
    }

    /// Moves in our own notation.
    ///
    /// @param from the node that they follow
    /// @param moves the moves; empty if none can be played
    /// @param problems errors in the rest
    private record PlacedMoves(int from, Optional<GameTree> moves, List<FileProblem> problems) {}

    /// Reads moves that follow the current one or, if they do not fit there, the start.
    private PlacedMoves placed(String text) {
        int here = game.moment().id();
        PlacedMoves read = placed(text, here, game.moment().position());
        if (read.moves().isEmpty() && here != GameTree.ROOT) {
            PlacedMoves fromStart =
                    placed(text, GameTree.ROOT, game.moment().tree().start());
            // If some moves fit after the current one, they belong there, and their first error is shown.
            return fromStart.moves().isPresent() ? fromStart : read;
        }
        return read;
    }

    private static PlacedMoves placed(String text, int from, Position position) {
        PlacedGame read = HgnReader.readMoves(text, position);
        return new PlacedMoves(from, read.tree().filter(tree -> tree.size() > 1), read.problems());
    }

    private void add(PlacedMoves read) {
        if (read.moves().isEmpty()) {
            messages.warn(texts.get("paste.none", first(read.problems())));
            return;
        }
        GameTree moves = read.moves().get();
        int before = game.moment().tree().size();
        game.edit(new TreeEdit.Paste(read.from(), moves.subtree(GameTree.ROOT)));
        goToEnd(read.from(), moves);
        report(before);
        if (!read.problems().isEmpty()) {
            messages.warn(texts.get("pasted.partly", game.moment().tree().size() - before, first(read.problems())));
        }
    }

    private boolean isOurSpelling(String text) {
        Position start = game.moment().tree().start();
        return HgnReader.readMoves(text, start).problems().isEmpty();
    }

    /// Goes to the end of the pasted main line, even if the game already had it.
    private void goToEnd(int from, GameTree pasted) {
        GameTree tree = game.moment().tree();
        int at = from;
        for (int id : pasted.mainLine()) {
            Optional<Move> move = pasted.node(id).move();
            int before = at;
            at = tree.node(before).children().stream()
                    .filter(child -> move.isPresent() && tree.node(child).move().equals(move))
                    .findFirst()
                    .orElse(before);
        }
        game.goTo(at);
    }

    private static String first(List<FileProblem> problems) {
        return problems.isEmpty() ? "" : problems.getFirst().text();
    }
}
