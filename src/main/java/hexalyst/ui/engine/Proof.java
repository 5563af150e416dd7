package hexalyst.ui.engine;

import hexalyst.analysis.job.Finding;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.KnownValue;
import hexalyst.record.MachineNote;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A value that was proved in this session.
///
/// @param position the position that it is about
/// @param proved the value for the player to move; its plies are 0 if they are not known
/// @param line a line that follows the proof; empty if only an equivalent position was searched
/// @param exact true if it is proved that it takes no fewer plies with best play by both
public record Proof(Position position, ProvedValue proved, List<Move> line, boolean exact) {
    public Proof {
        line = List.copyOf(line);
    }

    /// A proof of no more than a bound; the bound is exact only if it is one ply.
    public Proof(Position position, ProvedValue proved, List<Move> line) {
        this(position, proved, line, proved.plies() == 1);
    }

    /// The value for the player to move.
    public Value value() {
        return proved.value();
    }

    /// True if there is a bound on the plies, or none is needed.
    public boolean bounded() {
        return value() == Value.DRAW || proved.plies() > 0;
    }

    /// The most plies until the game ends; a huge number if they are not known or it is a draw.
    int bound() {
        return proved.plies() > 0 ? proved.plies() : Integer.MAX_VALUE;
    }

    /// The same value for an equivalent position.
    Proof of(Position other) {
        return position.equals(other) ? this : new Proof(other, proved, List.of(), exact);
    }

    /// The winner; empty for a draw.
    public Optional<Side> winner() {
        return value().winner(position.toMove());
    }

    /// The proof as a note in a game.
    public MachineNote.Proved note() {
        return new Finding.Proved(proved).noted(position.toMove());
    }

    /// From the view of the player to move: `White to move: proved win in at most 5 moves (9 plies)`.
    public String headline() {
        Texts texts = Texts.of(Proof.class);
        String mover = position.edition().sideName(position.toMove());
        String key = "headline." + value().name();
        return told().isPresent() ? texts.get(key + ".in", mover, length()) : texts.get(key, mover);
    }

    /// How long the win takes from the position, in words.
    public String length() {
        WinLength length = new WinLength();
        boolean own = value() == Value.WIN;
        return length.of(proved.plies(), exact, own);
    }

    /// The plies, if they mean something to a reader ([ProvedValue#tells]).
    public OptionalInt told() {
        return proved.told();
    }

    /// Independent of the player to move: `White wins in ≤ 5 moves`, or `White wins in 5 moves` if that is exact.
    public String text() {
        return text(KnownValue.proved(note(), exact), position);
    }

    /// Independent of the player to move: `White wins in ≤ 5 moves`.
    public static String text(MachineNote.Proved proved, Position position) {
        return text(KnownValue.of(proved, KnownValue.Basis.NOTED), position);
    }

    /// The value of a position that is more than an estimate, likewise.
    public static String text(KnownValue value, Position position) {
        Texts texts = Texts.of(Proof.class);
        return value.favoured()
                .map(winner -> {
                    String name = position.edition().sideName(winner);
                    return value.plies().orElse(0) == 0
                            ? texts.get("proved.wins", name)
                            : texts.get("proved.wins.in", name, brief(value, winner == position.toMove()));
                })
                .orElse(texts.get("proved.draw"));
    }

    /// How long the win takes, in few words, from a position whose value tells it.
    ///
    /// @param own true if the winner is to move there
    public static String brief(KnownValue value, boolean own) {
        return new WinLength().brief(value.plies().orElseThrow(), value.exact(), own);
    }
}
