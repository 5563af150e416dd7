package hexalyst.cli;

import hexalyst.report.Build;
import picocli.CommandLine.IVersionProvider;

/// What `--version` prints, on one line.
final class ProgramVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {Build.current().line()};
    }
}
