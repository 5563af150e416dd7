package hexalyst.ui.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RecentTest {
    @Test
    void forgetsWhatWasNotUsedForTheLongestTime() {
        Recent<String, Integer> recent = new Recent<>(2);
        recent.keep("a", 1);
        recent.keep("b", 2);
        assertThat(recent.find("a")).contains(1);
        recent.keep("c", 3);
        assertThat(recent.find("b")).isEmpty();
        assertThat(recent.find("a")).contains(1);
        assertThat(recent.find("c")).contains(3);
    }

    @Test
    void makesAValueOnceWhileItIsKept() {
        AtomicInteger made = new AtomicInteger();
        Recent<String, Integer> recent = new Recent<>(2);
        assertThat(recent.of("a", key -> made.incrementAndGet())).isEqualTo(1);
        assertThat(recent.of("a", key -> made.incrementAndGet())).isEqualTo(1);
        recent.clear();
        assertThat(recent.of("a", key -> made.incrementAndGet())).isEqualTo(2);
    }
}
