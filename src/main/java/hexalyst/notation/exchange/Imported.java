package hexalyst.notation.exchange;

import hexalyst.notation.ReadResult;
import hexalyst.notation.source.FileProblem;
import java.util.List;

/// The result of importing a file or a text.
public sealed interface Imported {
    /// It is in a format of this program, which can also be written.
    ///
    /// @param reading what was read; without notes
    record Own(ReadResult reading) implements Imported {}

    /// It comes from elsewhere, and there is one way to read it.
    ///
    /// @param reading what was read
    record Foreign(ReadResult reading) implements Imported {}

    /// It comes from elsewhere and does not show where row a is, so the user has to choose.
    ///
    /// @param bottom the games if row a is at the bottom
    /// @param top the games if row a is at the top
    record Undecided(ReadResult bottom, ReadResult top) implements Imported {}

    /// The result of reading one of our formats.
    static Imported own(ReadResult read) {
        return new Own(read);
    }

    /// The same with more problems of the file.
    default Imported with(List<FileProblem> problems) {
        return switch (this) {
            case Own own -> new Own(own.reading().with(problems));
            case Foreign foreign -> new Foreign(foreign.reading().with(problems));
            case Undecided both ->
                new Undecided(both.bottom().with(problems), both.top().with(problems));
        };
    }

    /// The reading to use if nobody can be asked: row a at the bottom.
    default ReadResult usual() {
        return switch (this) {
            case Own own -> own.reading();
            case Foreign foreign -> foreign.reading();
            case Undecided undecided -> undecided.bottom();
        };
    }
}
