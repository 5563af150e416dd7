package hexalyst;

/** stub to compile. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {}
}
