package hexalyst.notation;

import hexalyst.notation.source.FileProblem;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Words;
import hexalyst.record.GameTree;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The games of a `.hgn` text one after another ([HgnReader]), so that those of a large file need not be in memory
/// together. Confined to one thread.
public final class HgnGames implements Iterator<GameTree> {
    private final HgnReader reader;
    private final ProblemCollector source;
    private final HgnLexer lexer;
    private Optional<HgnMoves> last = Optional.empty();
    private @Nullable GameTree next;

    HgnGames(HgnReader reader, String text) {
        this.reader = reader;
        source = new ProblemCollector(text);
        lexer = new HgnLexer(source);
        lexer.next();
        if (lexer.kind == HgnLexer.Kind.END) {
            source.problem(0, Words.of("noGameInFile"));
        }
        next = read();
    }

    private @Nullable GameTree read() {
        while (lexer.kind != HgnLexer.Kind.END) {
            List<HgnLexer.Range> ahead = HgnReader.comments(lexer);
            if (lexer.kind == HgnLexer.Kind.END && last.isPresent()) {
                ahead.forEach(last.get()::commentAfter);
                continue;
            }
            Optional<GameTree> ended = last.map(HgnMoves::tree);
            begin(ahead);
            if (ended.isPresent()) {
                return ended.get();
            }
        }
        GameTree ended = last.map(HgnMoves::tree).orElse(null);
        last = Optional.empty();
        return ended;
    }

    private void begin(List<HgnLexer.Range> ahead) {
        last = reader.head(source, lexer).map(builder -> new HgnMoves(source, lexer, builder));
        if (last.isPresent()) {
            ahead.forEach(last.get()::comment);
            last.get().read();
        } else {
            HgnReader.skipGame(lexer);
        }
    }

    @Override
    public boolean hasNext() {
        return next != null;
    }

    @Override
    public GameTree next() {
        GameTree game = next;
        if (game == null) {
            throw new NoSuchElementException();
        }
        next = read();
        return game;
    }

    /// What is wrong in the part that has been read.
    public List<FileProblem> problems() {
        return new ReadResult(List.of(), source.problems()).problems();
    }
}
