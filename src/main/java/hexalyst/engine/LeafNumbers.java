package hexalyst.engine;

/// The result of a bounded search for a position, for the player to move.
///
/// @param bounds what is proved about its value
/// @param plies for a proved win or loss, the most plies until the game ends if the winner follows the proof; otherwise
///     0
/// @param proof the proof number of the question: 0 if the answer is yes, [#INFINITY] if it is no,
///     otherwise between them
/// @param disproof its disproof number
public record LeafNumbers(ValueBounds bounds, int plies, int proof, int disproof) {
    /// The number of a question whose answer is the opposite.
    public static final int INFINITY = ProofTable.INFINITY;

    /// A proved value.
    public static LeafNumbers of(Question question, ProvedValue proved) {
        return of(question, ValueBounds.of(proved.value()), proved.plies(), 1, 1);
    }

    /// Numbers, unless the bounds answer the question.
    static LeafNumbers of(Question question, ValueBounds bounds, int plies, int proof, int disproof) {
        return question.answer(bounds)
                .map(yes -> new LeafNumbers(bounds, plies, yes ? 0 : INFINITY, yes ? INFINITY : 0))
                .orElseGet(() -> new LeafNumbers(
                        bounds, plies, Math.clamp(proof, 1, INFINITY - 1), Math.clamp(disproof, 1, INFINITY - 1)));
    }

    /// What the answers to both questions say, as packed in [ProofTable].
    static LeafNumbers of(Question question, long win, long draw) {
        long asked = question == Question.WIN ? win : draw;
        int proof = asked == ProofTable.MISSING ? 1 : ProofTable.phi(asked);
        int disproof = asked == ProofTable.MISSING ? 1 : ProofTable.delta(asked);
        return QuickProof.read(win, draw)
                .map(value -> of(question, value))
                .orElseGet(() -> of(question, half(win, draw), 0, proof, disproof));
    }

    private static ValueBounds half(long win, long draw) {
        if (ProofTable.disproved(win)) {
            return ValueBounds.NOT_WON;
        }
        return ProofTable.proved(draw) ? ValueBounds.NOT_LOST : ValueBounds.OPEN;
    }
}
