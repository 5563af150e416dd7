package hexalyst.export.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.record.Numbering;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlacingMovesTest {
    private static final PictureDetails SHOWN =
            PictureDetails.DIAGRAM.with(MoveNumbers.ALL).with(Numbering.PLIES);

    static List<Path> samples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("sample-games"))) {
            return files.filter(file -> file.toString().endsWith(".hgn"))
                    .sorted()
                    .toList();
        }
    }

    private static GameTree read(Path file) throws IOException {
        return new GameFiles(GameLookup.standard()).read(file).games().getFirst();
    }

    /// A piece bears the number of the move before which its cell last looked different, if that move put a piece
    /// there.
    @ParameterizedTest
    @MethodSource("samples")
    void aNumberIsThatOfTheMoveThatPlacedThePiece(Path file) throws IOException {
        GameTree tree = read(file);
        List<Integer> line = tree.mainLine();
        List<Position> positions = new ArrayList<>(List.of(tree.start()));
        Map<Integer, String> expected = new HashMap<>();
        for (int i = 1; i < line.size(); i++) {
            Position before = positions.getLast();
            Position after = tree.position(line.get(i));
            positions.add(after);
            Move move = tree.node(line.get(i)).move().orElseThrow();
            int put = -1;
            for (Part part : move.parts()) {
                put = part instanceof Part.Put there ? there.cell() : put;
            }
            put = move.isSwap() ? NodePicture.cell(move, after) : put;
            for (int cell = 0; cell < tree.grid().cells(); cell++) {
                boolean changed = !before.at(cell).equals(after.at(cell));
                if (cell == put && !after.at(cell).pieces().isEmpty()) {
                    assertTrue(changed, file + ", move " + i);
                    expected.put(cell, Integer.toString(i));
                } else if (changed && (!move.isSwap() || after.at(cell).isEmpty())) {
                    expected.remove(cell);
                }
            }
            if (i % 3 == 0 || i == line.size() - 1) {
                BoardPicture picture = NodePicture.of(tree, line.get(i), after, SHOWN);
                assertEquals(expected, picture.overlays().moveNumbers(), file + ", move " + i);
            }
        }
    }
}
