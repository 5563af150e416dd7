package hexalyst.ui.engine;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.MachineNote;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A value that was proved in this session.
///
/// @param position the position that it is about
/// @param value the value for the player to move
/// @param plies the most plies until the game ends, for a win or a loss
/// @param line a line that follows the proof; empty if only an equivalent position was searched
/// @param exact true if it is proved that it takes no fewer plies with best play by both
public record Proof(Position position, Value value, OptionalInt plies, List<Move> line, boolean exact) {
    public Proof {
        line = List.copyOf(line);
    }

    /// A proof of no more than a bound; the bound is exact only if it is one ply.
    public Proof(Position position, Value value, OptionalInt plies, List<Move> line) {
        this(position, value, plies, line, plies.orElse(0) == 1);
    }

    /// The same value for an equivalent position.
    Proof of(Position other) {
        return position.equals(other) ? this : new Proof(other, value, plies, List.of(), exact);
    }

    /// The winner; empty for a draw.
    public Optional<Side> winner() {
        return value.winner(position.toMove());
    }

    /// The proof as a note in a game.
    public MachineNote.Proved note() {
        return new MachineNote.Proved(winner(), winner().isPresent() ? told() : OptionalInt.empty());
    }

    /// From the view of the player to move: `White to move: proved win in at most 5 moves (9 plies)`.
    public String headline() {
        Texts texts = Texts.of(Proof.class);
        String mover = position.edition().sideName(position.toMove());
        String key = "headline." + value.name();
        return told().isPresent() ? texts.get(key + ".in", mover, length()) : texts.get(key, mover);
    }

    /// How long the win takes from the position, in words.
    public String length() {
        WinLength length = new WinLength();
        boolean own = value == Value.WIN;
        int most = plies.orElse(0);
        return length.of(most, exact, own);
    }

    /// The plies, if they mean something to a reader ([ProvedValue#tells]).
    public OptionalInt told() {
        return plies.stream().filter(ProvedValue::tells).findFirst();
    }

    /// Independent of the player to move: `White wins in ≤ 9`, or `White wins in 9` if that is exact.
    public String text() {
        Optional<Side> wins = winner();
        return exact && wins.isPresent() && plies.isPresent()
                ? Texts.of(Proof.class)
                        .get("proved.wins.exact", position.edition().sideName(wins.get()), plies.getAsInt())
                : text(note(), position.edition());
    }

    /// Independent of the player to move: `White wins in ≤ 9`.
    public static String text(MachineNote.Proved proved, Edition edition) {
        Texts texts = Texts.of(Proof.class);
        OptionalInt plies = proved.plies();
        return proved.winner()
                .map(edition::sideName)
                .map(name -> plies.isPresent()
                        ? texts.get("proved.wins.in", name, plies.getAsInt())
                        : texts.get("proved.wins", name))
                .orElse(texts.get("proved.draw"));
    }
}
