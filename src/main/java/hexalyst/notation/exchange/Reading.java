package hexalyst.notation.exchange;

import hexalyst.notation.ReadResult;
import java.util.List;
import java.util.stream.Stream;

/// The result of an importer.
///
/// @param read the games, with every move up to an error, and what is wrong
/// @param notes what could not be kept and other remarks for people, one line each
public record Reading(ReadResult read, List<String> notes) {
    /// Copies the notes.
    public Reading {
        notes = List.copyOf(notes);
    }

    /// This result with one more note.
    Reading with(String note) {
        return new Reading(read, Stream.concat(notes.stream(), Stream.of(note)).toList());
    }

    /// True if another reading found the same games.
    boolean sameGames(Reading other) {
        int count = read.games().size();
        boolean same = count == other.read.games().size();
        for (int i = 0; i < count && same; i++) {
            same = read.games().get(i).sameAs(other.read.games().get(i));
        }
        return same;
    }
}
