package hexalyst.cli.terminal;

import hexalyst.report.Build;
import picocli.CommandLine.IVersionProvider;

/// The one-line output of `--version`.
public final class ProgramVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {Build.current().line()};
    }
}
