package hexalyst.ui.files;

import java.util.Optional;

/// What is open in a tab, for saving.
///
/// @param files what is open
record OpenHere(FilesViewModel files) implements FileSaver.Open {
    @Override
    public Optional<Origin> origin() {
        return files.origin();
    }

    @Override
    public String name() {
        return files.nameProperty().get();
    }

    @Override
    public boolean unsaved() {
        return files.dirtyProperty().get();
    }

    @Override
    public Snapshot snapshot() {
        files.putAside();
        return files.snapshot();
    }

    @Override
    public int number() {
        return files.number();
    }

    @Override
    public void saved(Snapshot written, Origin now) {
        files.saved(written, now);
    }
}
