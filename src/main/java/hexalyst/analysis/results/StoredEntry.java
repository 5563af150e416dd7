package hexalyst.analysis.results;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// All that a [ResultTable] has for a position. Immutable.
///
/// @param own what the user's own programs have found, by kind
/// @param texts how that is stored, also where the seal is not the user's
/// @param claim what others call proved; empty if they don't agree
/// @param disputed true if own proofs contradict each other
record StoredEntry(
        Map<Kind, StoreLine.Content> own, Map<Kind, String> texts, Optional<Result> claim, boolean disputed) {
    /// Nothing.
    static final StoredEntry NOTHING = new StoredEntry(Map.of(), Map.of(), Optional.empty(), false);

    StoredEntry {
        own = Map.copyOf(own);
        texts = Map.copyOf(texts);
    }

    /// The kinds of statements about a position; the ordinals are stored.
    enum Kind {
        /// Its value.
        KNOWN,
        /// Whether a single move wins.
        ONLY,
        /// How hard it is.
        HARD;

        /// The kind that is stored as this number; empty for one of a later version.
        static Optional<Kind> of(int number) {
            return Stream.of(values()).filter(kind -> kind.ordinal() == number).findFirst();
        }

        static Kind of(StoreLine.Content content) {
            return switch (content) {
                case StoreLine.Content.Known known -> KNOWN;
                case StoreLine.Content.Claimed claim -> KNOWN;
                case StoreLine.Content.Only only -> ONLY;
                case StoreLine.Content.Hard hard -> HARD;
            };
        }
    }

    /// What is known about the position.
    Optional<Result> result() {
        return own.get(Kind.KNOWN) instanceof StoreLine.Content.Known known
                ? Optional.of(known.result())
                : Optional.empty();
    }

    /// Whether a single move wins.
    Optional<OnlyMove> only() {
        return own.get(Kind.ONLY) instanceof StoreLine.Content.Only only
                ? Optional.of(only.answer())
                : Optional.empty();
    }

    /// How hard it is.
    Optional<Difficulty> hard() {
        return own.get(Kind.HARD) instanceof StoreLine.Content.Hard hard
                ? Optional.of(hard.difficulty())
                : Optional.empty();
    }

    /// This entry merged with another one of the same position.
    StoredEntry and(StoredEntry other) {
        Map<Kind, StoreLine.Content> all = new EnumMap<>(Kind.class);
        all.putAll(own);
        other.own.forEach((kind, content) -> all.put(kind, agrees(other) ? better(content) : content));
        return new StoredEntry(all, texts, claim.or(other::claim), disputed || other.disputed || !agrees(other));
    }

    private boolean agrees(StoredEntry other) {
        return result().isEmpty()
                || other.result().isEmpty()
                || result().get().agrees(other.result().get());
    }

    /// The better one of the stored statement and a new one of the user's own, which must not contradict it.
    StoreLine.Content better(StoreLine.Content news) {
        StoreLine.Content before = own.get(Kind.of(news));
        if (before == null) {
            return news;
        }
        return switch (news) {
            case StoreLine.Content.Known known ->
                new StoreLine.Content.Known(result().orElseThrow().better(known.result()));
            case StoreLine.Content.Only answer ->
                new StoreLine.Content.Only(only().orElseThrow().better(answer.answer()));
            case StoreLine.Content.Hard found ->
                new StoreLine.Content.Hard(hard().orElseThrow().better(found.difficulty()));
            case StoreLine.Content.Claimed claimed -> throw new IllegalArgumentException(Objects.toString(claimed));
        };
    }
}
