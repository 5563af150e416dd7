package hexalyst.export.document;

import hexalyst.export.picture.FrameCaption;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.record.Tags;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The captions of an animated game, in the words of documents.
public final class MoveCaption {
    private MoveCaption() {}

    /// The caption of the position at a node.
    ///
    /// @param options how moves are numbered
    public static FrameCaption of(GameTree tree, int id, DocumentOptions options) {
        Wording words = new Wording(tree, options.numbering());
        Node node = tree.node(id);
        Position position = tree.position(id);
        String move = node.isRoot()
                ? words.caption(node, 0, position)
                : words.number(tree.ply(id) - 1) + " " + words.move(node);
        Optional<ValuePoint.Noted> value =
                ValuePoint.Noted.of(position.outcome()).or(() -> ValuePoint.Noted.of(node.annotations()));
        Optional<String> known = position.outcome().over()
                ? Optional.of(position.endWords())
                : words.value(node).map(Span.Worth::whole);
        boolean named = Stream.of(Tags.WHITE, Tags.BLACK)
                .anyMatch(tag -> tree.tags().get(tag).isPresent());
        return new FrameCaption(
                Stream.of(named ? words.title() : "", options.legend(tree))
                        .filter(line -> !line.isEmpty())
                        .collect(Collectors.joining(" · ")),
                known.map(told -> move + " · " + told).orElse(move),
                value.map(noted -> OptionalDouble.of(noted.chance())).orElse(OptionalDouble.empty()),
                value.filter(ValuePoint.Noted::proved).isPresent());
    }
}
