package hexalyst.ui.window;

import java.util.List;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import org.hamcrest.Matcher;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.service.query.NodeQuery;
import org.testfx.service.query.PointQuery;
import org.testfx.util.WaitForAsyncUtils;

/// A robot that lays the windows out before it looks for something or points at it. JavaFX does so some 60 times a
/// second, and on a busy machine later; until then, what has just been shown has no place and is clicked beside.
final class LaidOutExtension extends ApplicationExtension {
    /// Gives everything that is shown its place, now.
    static void layOut() {
        if (Platform.isFxApplicationThread()) {
            layOutWindows();
        } else {
            WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, LaidOutExtension::layOutWindows);
        }
    }

    private static void layOutWindows() {
        for (Window window : List.copyOf(Window.getWindows())) {
            Scene scene = window.getScene();
            if (window.isShowing() && scene != null) {
                scene.getRoot().applyCss();
                scene.getRoot().layout();
            }
        }
    }

    @Override
    public NodeQuery lookup(String query) {
        layOut();
        return super.lookup(query);
    }

    @Override
    public <T extends Node> NodeQuery lookup(Matcher<T> matcher) {
        layOut();
        return super.lookup(matcher);
    }

    @Override
    public <T extends Node> NodeQuery lookup(Predicate<T> predicate) {
        layOut();
        return super.lookup(predicate);
    }

    @Override
    public PointQuery point(Node node) {
        layOut();
        return super.point(node);
    }
}
