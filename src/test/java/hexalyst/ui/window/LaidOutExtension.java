package hexalyst.ui.window;

import com.sun.javafx.scene.NodeHelper;
import java.util.List;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.hamcrest.Matcher;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.Motion;
import org.testfx.robot.MouseRobot;
import org.testfx.service.query.NodeQuery;
import org.testfx.service.query.PointQuery;
import org.testfx.util.WaitForAsyncUtils;

/// A robot that lays the windows out before it looks for something or points at it. JavaFX does so some 60 times a
/// second, and less often on a busy machine; until then, new nodes have no place, and clicks miss them.
///
/// TestFX waits 50 ms after each step of a click or a key combination, although every step is processed anyway. This
/// robot waits only after the last one.
final class LaidOutExtension extends ApplicationExtension {
    private static final int PASSES = 3;

    /// Lays out everything that is shown, at once.
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
                // One layout may change what else needs a layout or a style, such as a rail that gets too low.
                for (int pass = 0; pass < PASSES; pass++) {
                    // Only what has changed, as a pulse does. Parent.applyCss would style everything again.
                    NodeHelper.processCSS(scene.getRoot());
                    scene.getRoot().layout();
                }
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

    @Override
    public FxRobot clickOn(PointQuery point, Motion motion, MouseButton... buttons) {
        MouseRobot mouse = robotContext().getMouseRobot();
        mouse.moveNoWait(point.query());
        // The node under the mouse may look different now and have moved.
        layOut();
        mouse.moveNoWait(point.query());
        mouse.pressNoWait(buttons);
        layOut();
        mouse.release(buttons);
        return this;
    }

    @Override
    public FxRobot moveTo(PointQuery point, Motion motion) {
        MouseRobot mouse = robotContext().getMouseRobot();
        mouse.moveNoWait(point.query());
        layOut();
        mouse.move(point.query());
        return this;
    }

    @Override
    public FxRobot push(KeyCode... codes) {
        KeyboardRobot keyboard = robotContext().getKeyboardRobot();
        keyboard.pressNoWait(codes);
        keyboard.releaseNoWait(List.of(codes).reversed().toArray(KeyCode[]::new));
        WaitForAsyncUtils.waitForFxEvents();
        return this;
    }
}
