package hexalyst.engine.match;

import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.estimate.MoveChooser;
import hexalyst.engine.external.Reply;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.List;

/// Our own search, with a table of its own. With one thread and a limit of nodes alone it always plays the same.
public final class InternalPlayer implements Player {
    private final String name;
    private final SearchService service;
    private final MoveChooser chooser;
    private final SearchLimits limits;
    private final StopSwitch ending = new StopSwitch();

    /// @param service proves; closed with the player
    /// @param limits for each move
    public InternalPlayer(String name, SearchService service, SearchLimits limits) {
        this.name = name;
        this.service = service;
        this.limits = limits;
        chooser = new MoveChooser(service);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Reply move(Position from, List<Move> played, Position now) throws InterruptedException {
        return new Reply.Plays(chooser.choose(now, limits, ending).move());
    }

    @Override
    public void stop() {
        ending.press();
    }

    @Override
    public void close() {
        service.close();
    }
}
