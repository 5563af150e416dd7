package hexalyst.analysis;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Strategies;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What is known about positions, in memory and optionally in a file ([StoreFile]). One entry represents a position and
/// all its mirror images. Better results replace worse ones ([Result#better]). A proof is never replaced by a proof of
/// another value; that is recorded as a [Contradiction] instead. Thread-safe.
public final class ResultStore implements AutoCloseable {
    /// Created by the command `campaign`; see the chapter on Manalath in the guide.
    private static final String BOOK = "book.txt";

    private final Seal seal;
    private final Map<StoreKey, Result> results = new HashMap<>();
    private final Map<StoreKey, OnlyMove> onlyMoves = new HashMap<>();
    private final Map<StoreKey, Difficulty> difficulties = new HashMap<>();
    private final Claims claims = new Claims();
    private final List<Contradiction> contradictions = new ArrayList<>();
    private final Set<StoreKey> askedOfStrategies = new HashSet<>();
    private Optional<Strategies> strategies = Optional.empty();
    private @Nullable StoreFile file;
    private Optional<IOException> failure = Optional.empty();

    private ResultStore(Seal seal) {
        this.seal = seal;
    }

    /// An empty store without a file.
    public static ResultStore inMemory() {
        return new ResultStore(Seal.ofThisRun());
    }

    /// A store with the content of a file, to which everything new is appended. The file and its folder are created if
    /// they do not exist. Lines written by others are treated as in [#merge], and damaged lines are skipped.
    ///
    /// @param seal the user's seal
    /// @throws IOException if the file cannot be read and written
    public static ResultStore open(Path path, Seal seal) throws IOException {
        ResultStore store = new ResultStore(seal);
        store.file = StoreFile.open(path, seal, store::read);
        return store;
    }

    /// Adds the content of another file in the format of the store's file. Lines with the seal of this store are
    /// trusted. From others nothing counts as a proof: what they call proved becomes a claim ([#claim]), estimates are
    /// taken as estimates, and anything else that would have to be trusted is left out. Damaged lines are skipped.
    ///
    /// @return what the file has added
    /// @throws IOException if the text cannot be read or has another format
    public synchronized Merged merge(Reader text) throws IOException {
        int[] counts = new int[2];
        lines(text, line -> StoreLine.parse(line, seal), told -> {
            if (takeFrom(told)) {
                append(told);
                counts[0]++;
                counts[1] += told.content() instanceof StoreLine.Content.Claimed ? 1 : 0;
            }
        });
        return new Merged(counts[0], counts[1]);
    }

    private static void lines(Reader text, Function<String, Optional<StoreLine>> parser, Consumer<StoreLine> each)
            throws IOException {
        BufferedReader lines = new BufferedReader(text);
        String line = lines.readLine();
        if (line == null || !line.equals(StoreFile.HEADER)) {
            throw new IOException("it does not begin with \"" + StoreFile.HEADER + '"');
        }
        for (line = lines.readLine(); line != null; line = lines.readLine()) {
            parser.apply(line).ifPresent(each);
        }
    }

    /// Takes a line of another file; returns true if it is new. A claim about a position that is proved here is not.
    private boolean takeFrom(StoreLine line) {
        Result known = results.get(line.key());
        if (line.content() instanceof StoreLine.Content.Claimed claim
                && known != null
                && known.finding() instanceof Finding.Proved kept) {
            Claims other = new Claims();
            other.add(line.key(), claim.result());
            other.settle(line.key(), known)
                    .ifPresent(said -> contradictions.add(new Contradiction(line.key(), kept, said, true)));
            return false;
        }
        if (line.content() instanceof StoreLine.Content.Known told) {
            settle(line.key(), told.result());
        }
        return take(line);
    }

    /// Adds what comes with the program, which is trusted and not written to the file: the book of settled openings,
    /// and the positions of the winning strategies, which are looked up when they are asked about.
    ///
    /// @return this
    public ResultStore withBook() {
        return withBook(new Strategies());
    }

    /// Like [#withBook()], with strategies that are shared with others.
    ///
    /// @return this
    public synchronized ResultStore withBook(Strategies shared) {
        try (Reader book = new InputStreamReader(
                Objects.requireNonNull(ResultStore.class.getResourceAsStream(BOOK)), StandardCharsets.US_ASCII)) {
            lines(book, StoreLine::parse, this::read);
        } catch (IOException damaged) {
            throw new UncheckedIOException("the program's own book", damaged);
        }
        strategies = Optional.of(shared);
        return this;
    }

    /// Adds what the strategies know about a position to the results the first time the position is asked about. The
    /// first look-up reads a file, so it does not block other threads.
    private void consult(Position position, StoreKey key) {
        Strategies told;
        synchronized (this) {
            if (strategies.isEmpty() || askedOfStrategies.contains(key)) {
                return;
            }
            told = strategies.get();
        }
        Optional<Result> found = told.find(position)
                .map(known -> new Result(
                        new Finding.Proved(known.value().value(), known.value().plies()),
                        KeyLine.of(position, known.move().stream().toList())));
        synchronized (this) {
            if (askedOfStrategies.add(key)) {
                found.ifPresent(result -> merge(key, result));
            }
        }
    }

    /// What is proved about these positions, in the format of the store's file, for [#merge].
    public synchronized String book(List<Position> positions) {
        StringBuilder text = new StringBuilder(StoreFile.HEADER).append('\n');
        for (Position position : positions) {
            StoreKey key = StoreKey.of(position);
            Result known = results.get(key);
            if (known != null && known.proved()) {
                text.append(new StoreLine(key, new StoreLine.Content.Known(known)).text());
            }
        }
        return text.toString();
    }

    /// Takes a line of our own file or of the book. A claim that a proof contradicts was already reported when it was
    /// new; it is not reported again whenever the file is opened.
    private void read(StoreLine line) {
        if (line.content() instanceof StoreLine.Content.Claimed && isProved(line.key())) {
            return;
        }
        take(line);
        if (line.content() instanceof StoreLine.Content.Known told
                && told.result().proved()) {
            claims.settle(line.key(), told.result());
        }
    }

    private boolean isProved(StoreKey key) {
        Result known = results.get(key);
        return known != null && known.proved();
    }

    /// Takes the content of a line; returns true if it is new.
    private boolean take(StoreLine line) {
        StoreKey key = line.key();
        return switch (line.content()) {
            case StoreLine.Content.Known known -> merge(key, known.result());
            case StoreLine.Content.Claimed claim -> claims.add(key, claim.result());
            case StoreLine.Content.Only only ->
                !Objects.equals(onlyMoves.get(key), onlyMoves.merge(key, only.answer(), OnlyMove::better));
            case StoreLine.Content.Hard hard ->
                !Objects.equals(difficulties.get(key), difficulties.merge(key, hard.difficulty(), Difficulty::better));
        };
    }

    /// About how many positions something is known.
    synchronized int size() {
        return results.size();
    }

    /// What is known about a position; if the game is over, what the rules say.
    public Optional<Result> find(Position position) {
        Optional<Finding> end = Finding.atTheEnd(position);
        if (end.isPresent()) {
            return Optional.of(new Result(end.get(), List.of()));
        }
        StoreKey key = StoreKey.of(position);
        consult(position, key);
        return find(key)
                .map(found -> better(found, position, this::find))
                .or(() -> SwapResult.of(position, this::find));
    }

    /// What another file claims is proved about a position, as long as nothing is proved about it here. It may be
    /// false, so it must never be shown without saying that it is a claim.
    public Optional<Finding.Proved> claim(Position position) {
        Optional<Finding.Proved> claim;
        synchronized (this) {
            claim = claims.find(StoreKey.of(position));
        }
        return claim.filter(said -> find(position).filter(Result::proved).isEmpty());
    }

    /// Like [#find], but without looking in the strategies, which takes too long for the JavaFX thread: only what was
    /// found, stored or asked about before.
    public Optional<Result> atHand(Position position) {
        Optional<Finding> end = Finding.atTheEnd(position);
        if (end.isPresent()) {
            return Optional.of(new Result(end.get(), List.of()));
        }
        Optional<Result> found = find(StoreKey.of(position));
        return position.allows(Move.swap())
                ? found.map(kept -> better(kept, position, this::atHand))
                        .or(() -> SwapResult.of(position, this::atHand))
                : found;
    }

    /// The result found, or what follows for a position with a swap if that is better. Only a proof of the same value
    /// is better.
    private static Result better(Result found, Position position, Function<Position, Optional<Result>> known) {
        return SwapResult.of(position, known)
                .filter(follows -> !found.proved() || sameValue(found, follows))
                .map(found::better)
                .orElse(found);
    }

    private static boolean sameValue(Result one, Result other) {
        return Stream.of(Value.values())
                .anyMatch(
                        value -> one.finding().proves(value) && other.finding().proves(value));
    }

    /// What is stored under a key.
    synchronized Optional<Result> find(StoreKey key) {
        return Optional.ofNullable(results.get(key));
    }

    /// Whether a won position has a single winning move, if that was ever asked.
    public synchronized Optional<OnlyMove> onlyMove(Position position) {
        return Optional.ofNullable(onlyMoves.get(StoreKey.of(position)));
    }

    /// Stores what was found out about a position where the game is not over.
    public void put(Position position, Result result) {
        StoreKey key = StoreKey.of(position);
        consult(position, key);
        put(key, result);
    }

    private synchronized void put(StoreKey key, Result result) {
        settle(key, result);
        if (merge(key, result)) {
            append(new StoreLine(key, new StoreLine.Content.Known(results.getOrDefault(key, result))));
        }
    }

    /// If this is a proof, removes the claim about the position and reports it if it was false.
    private void settle(StoreKey key, Result result) {
        if (result.finding() instanceof Finding.Proved proof) {
            claims.settle(key, result).ifPresent(said -> contradictions.add(new Contradiction(key, proof, said, true)));
        }
    }

    /// Stores a proof for a position where the game is not over.
    ///
    /// @param line moves that follow the proof; empty if none are known
    public void put(Position position, ProvedValue value, List<Move> line) {
        put(position, new Result(new Finding.Proved(value.value(), value.plies()), KeyLine.of(position, line)));
    }

    /// The best known line from a position. It may be shorter than the proof, and is empty if none is known.
    public List<Move> line(Position position) {
        return find(position).map(known -> line(position, known)).orElse(List.of());
    }

    /// The line of a result that was found for a position.
    public static List<Move> line(Position position, Result known) {
        return KeyLine.moves(position, known.line());
    }

    /// Stores an answer about a won position.
    public synchronized void put(Position position, OnlyMove answer) {
        StoreKey key = StoreKey.of(position);
        OnlyMove before = onlyMoves.get(key);
        OnlyMove after = before == null ? answer : before.better(answer);
        if (!after.equals(before)) {
            onlyMoves.put(key, after);
            append(new StoreLine(key, new StoreLine.Content.Only(after)));
        }
    }

    /// How hard a position is, if that has been searched.
    public synchronized Optional<Difficulty> difficulty(Position position) {
        return Optional.ofNullable(difficulties.get(StoreKey.of(position)));
    }

    /// Stores how hard a position is.
    synchronized void put(Position position, Difficulty difficulty) {
        StoreKey key = StoreKey.of(position);
        Difficulty before = difficulties.get(key);
        Difficulty after = before == null ? difficulty : before.better(difficulty);
        if (!after.equals(before)) {
            difficulties.put(key, after);
            append(new StoreLine(key, new StoreLine.Content.Hard(after)));
        }
    }

    /// Proofs that contradicted what was known, including those in the file.
    public synchronized List<Contradiction> contradictions() {
        return List.copyOf(contradictions);
    }

    /// Returns true if the entry has changed.
    private boolean merge(StoreKey key, Result result) {
        Result before = results.get(key);
        if (before != null
                && before.finding() instanceof Finding.Proved kept
                && result.finding() instanceof Finding.Proved other
                && kept.value() != other.value()) {
            contradictions.add(new Contradiction(key, kept, other, false));
            return false;
        }
        Result after = before == null ? result : before.better(result);
        results.put(key, after);
        return !after.equals(before);
    }

    /// A full disk must not end an analysis: it continues, and what it finds is kept in memory.
    private void append(StoreLine line) {
        if (file != null && failure.isEmpty()) {
            try {
                file.append(line);
            } catch (IOException e) {
                failure = Optional.of(e);
            }
        }
    }

    /// Why the file could no longer be written, if that happened. Everything is still known in memory.
    public synchronized Optional<IOException> failure() {
        return failure;
    }

    /// True if a position is known to have this value.
    boolean proves(Position position, Value value) {
        return find(position).filter(result -> result.finding().proves(value)).isPresent();
    }

    /// Writes everything to the disk and closes the file.
    @Override
    public synchronized void close() throws IOException {
        if (file != null) {
            file.close();
            file = null;
        }
    }
}
