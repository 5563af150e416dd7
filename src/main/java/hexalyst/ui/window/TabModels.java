package hexalyst.ui.window;

import hexalyst.analysis.results.ValueFinder;
import hexalyst.game.Position;
import hexalyst.ui.balance.BalanceViewModel;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.campaign.CampaignViewModel;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.engine.Analyser;
import hexalyst.ui.engine.CommandPrompt;
import hexalyst.ui.engine.EngineViewModel;
import hexalyst.ui.engine.ExternalEngineViewModel;
import hexalyst.ui.engine.KeptProofs;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.engine.ResourcesViewModel;
import hexalyst.ui.feature.Feature;
import hexalyst.ui.feature.Room;
import hexalyst.ui.feature.TabPart;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.graph.GameAnalysisViewModel;
import hexalyst.ui.graph.ValueGraphViewModel;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.journal.JournalViewModel;
import hexalyst.ui.lines.LinesViewModel;
import hexalyst.ui.lines.ProofViewModel;
import hexalyst.ui.lines.ThreatViewModel;
import hexalyst.ui.lines.WhyViewModel;
import hexalyst.ui.notation.NotationViewModel;
import hexalyst.ui.notation.PasteViewModel;
import hexalyst.ui.openings.ImportViewModel;
import hexalyst.ui.openings.SharedLibrary;
import hexalyst.ui.play.HintViewModel;
import hexalyst.ui.play.PlayViewModel;
import hexalyst.ui.puzzle.SharedTraining;
import hexalyst.ui.puzzle.SolvingViewModel;
import hexalyst.ui.repertoire.SharedRepertoire;
import hexalyst.ui.setup.SetupViewModel;
import hexalyst.ui.status.StatusViewModel;
import hexalyst.ui.theme.Settings;
import hexalyst.ui.theme.ThemeViewModel;
import hexalyst.ui.tour.TourViewModel;
import hexalyst.ui.tree.MoveListViewModel;
import hexalyst.ui.tree.TreeViewModel;
import hexalyst.ui.tree.TreeWalk;
import java.util.List;
import java.util.function.Function;

/// All view models of a tab, and how they are connected. It belongs to the program, not to a view: closing a view ends
/// no search.
///
/// @param game the open game
/// @param board the board
/// @param text the game as text
/// @param values what is known and found out
/// @param play play against the engine
/// @param hint hints during play
/// @param files the open file
/// @param journal the backup of unsaved changes
/// @param status the status bar
/// @param setup a position that is being set up
/// @param features the further features
/// @param threads run long work
/// @param shared what all tabs share
/// @param settings remember choices
public record TabModels(
        GameViewModel game,
        BoardViewModel board,
        Text text,
        Values values,
        PlayViewModel play,
        HintViewModel hint,
        FilesViewModel files,
        JournalViewModel journal,
        StatusViewModel status,
        SetupViewModel setup,
        Features features,
        FilesViewModel.Threads threads,
        Shared shared,
        Settings settings) {
    /// The game as text.
    ///
    /// @param moves the move list
    /// @param tree the drawn tree
    /// @param walk jumps in the tree
    /// @param notation the game in its notation
    /// @param paste pastes the clipboard into the game
    public record Text(
            MoveListViewModel moves,
            TreeViewModel tree,
            TreeWalk walk,
            NotationViewModel notation,
            PasteViewModel paste) {}

    /// What is known of the game's positions and found out about them.
    ///
    /// @param engine the engine
    /// @param position the one analysis of the position
    /// @param lines the best moves
    /// @param why why a move wins or loses
    /// @param threat the opponent's threat
    /// @param proof the walk through a proof
    /// @param external an engine that is another program
    /// @param analysis the analysis of the whole game
    /// @param graph the values over the game
    /// @param proofs the proofs of this session, of all tabs
    public record Values(
            EngineViewModel engine,
            PositionAnalysisViewModel position,
            LinesViewModel lines,
            WhyViewModel why,
            ThreatViewModel threat,
            ProofViewModel proof,
            ExternalEngineViewModel external,
            GameAnalysisViewModel analysis,
            ValueGraphViewModel graph,
            ProofStore proofs) {}

    /// The further features.
    ///
    /// @param parts what to notify when the tab is hidden or closed
    /// @param pages makes the features with a page in the side panel, except the engine
    /// @param cards makes the commands that show cards over a window
    public record Features(
            List<TabPart> parts, Function<Room, List<Feature>> pages, Function<Room, List<Command>> cards) {}

    /// What a tab needs from outside; replaced in tests.
    ///
    /// @param store reads and writes files
    /// @param analysis what the analysis of a game needs
    /// @param journal what the journal needs
    /// @param analyser starts the analysis of a position
    /// @param play what play against the engine needs
    /// @param settings remember choices
    /// @param asking asks the user
    /// @param enginePrompt asks for the command line of an external engine
    /// @param threads run long work
    /// @param positionText writes a position as one line
    /// @param puzzles judges the moves of a puzzle's solver
    /// @param shared what all tabs share
    public record Outside(
            GameStore store,
            Jobs analysis,
            JournalViewModel.Outside journal,
            Analyser analyser,
            PlayViewModel.Outside play,
            Settings settings,
            FilesViewModel.Asking asking,
            CommandPrompt enginePrompt,
            FilesViewModel.Threads threads,
            Function<Position, String> positionText,
            SolvingViewModel.Outside puzzles,
            Shared shared) {}

    /// What all tabs share.
    ///
    /// @param theme light or dark
    /// @param keys the key bindings
    /// @param proofs the proofs of this session
    /// @param tour the guided tour
    /// @param resources what the engine may use
    /// @param library the library
    /// @param importing adds files to it
    /// @param kept the proofs of earlier sessions
    /// @param campaign settles many positions
    /// @param balance searches for restrictions that make the game last longer
    /// @param training the results of training
    /// @param repertoire the lessons to learn
    /// @param values finds proofs of positions; takes a moment
    public record Shared(
            ThemeViewModel theme,
            KeyBindings keys,
            ProofStore proofs,
            TourViewModel tour,
            ResourcesViewModel resources,
            SharedLibrary library,
            ImportViewModel importing,
            KeptProofs kept,
            CampaignViewModel campaign,
            BalanceViewModel balance,
            SharedTraining training,
            SharedRepertoire repertoire,
            ValueFinder values) {}

    /// Makes everything, with an empty game of the default edition.
    ///
    /// @param openTabs the other tabs
    public static TabModels of(Outside outside, OpenTabs openTabs) {
        return new TabModelsMaker(outside, openTabs).make();
    }
}
