package hexalyst.ui.openings;

import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.Mark;
import hexalyst.record.Node;
import hexalyst.record.TreeEdit;
import hexalyst.study.BoardPattern;
import hexalyst.study.GameHits;
import hexalyst.study.Library;
import hexalyst.ui.game.GameState;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Games of the library that a search found, ready to be opened.
///
/// @param games the games, each at the position that was searched for
/// @param index the chosen one; [Node#NONE] if the library no longer has it
record OpenedHits(List<GameState> games, int index) {
    /// Copies the list.
    OpenedHits {
        games = List.copyOf(games);
    }

    /// Reads the games from the library; those that were removed meanwhile are left out.
    ///
    /// @param chosen one of the hits
    /// @param wanted the pattern that was searched for, which is marked on the board
    static OpenedHits read(Library library, List<GameHits.Hit> hits, GameHits.Hit chosen, Optional<BoardPattern> wanted)
            throws IOException {
        List<GameState> games = new ArrayList<>();
        int index = Node.NONE;
        for (GameHits.Hit hit : hits) {
            Optional<GameTree> tree = library.game(hit.game().id());
            index = hit.equals(chosen) && tree.isPresent() ? games.size() : index;
            tree.ifPresent(there -> games.add(at(there, hit.ply(), wanted)));
        }
        return new OpenedHits(games, index);
    }

    private static GameState at(GameTree tree, int ply, Optional<BoardPattern> wanted) {
        List<Integer> line = tree.mainLine();
        int node = line.get(Math.min(ply, line.size() - 1));
        List<Mark> marks = wanted.stream()
                .flatMap(pattern -> pattern.in(tree.position(node)).stream())
                .sorted()
                .map(cell -> new Mark(cell, Mark.Shape.CIRCLE, Optional.empty()))
                .toList();
        if (marks.isEmpty()) {
            return GameState.at(tree, node);
        }
        Annotations there = tree.node(node).annotations();
        List<Mark> all = new ArrayList<>(there.marks());
        marks.stream()
                .filter(mark -> there.marks().stream().noneMatch(old -> old.cell() == mark.cell()))
                .forEach(all::add);
        TreeEdit drawn = new TreeEdit.Annotate(node, there.withDrawing(all, there.arrows()));
        return GameState.at(tree.apply(drawn).tree(), node);
    }
}
