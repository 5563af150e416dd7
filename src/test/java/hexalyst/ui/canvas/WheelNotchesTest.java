package hexalyst.ui.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WheelNotchesTest {
    private final WheelNotches wheel = new WheelNotches();

    @Test
    void aNotchIsAStep() {
        assertEquals(1, wheel.turn(40));
        assertEquals(-1, wheel.turn(-40));
        assertEquals(-3, wheel.turn(-120));
    }

    @Test
    void partsAddUp() {
        assertEquals(0, wheel.turn(-15));
        assertEquals(0, wheel.turn(-15));
        assertEquals(-1, wheel.turn(-15));
        assertEquals(0, wheel.turn(-30), "5 were left of the last");
        assertEquals(-1, wheel.turn(-5));
    }

    @Test
    void turningRoundBeginsAnew() {
        assertEquals(0, wheel.turn(39));
        assertEquals(0, wheel.turn(-39));
        assertEquals(-1, wheel.turn(-1));
    }
}
