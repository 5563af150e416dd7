package hexalyst.ui.window;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.KeyLine;
import hexalyst.analysis.live.MoveValues;
import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.Result;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Parts;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.about.About;
import hexalyst.ui.balance.BalanceCard;
import hexalyst.ui.board.BoardGuests;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.campaign.CampaignCard;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.Layer;
import hexalyst.ui.engine.EngineViewModel;
import hexalyst.ui.engine.ExternalEngineViewModel;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.export.Export;
import hexalyst.ui.export.ExportViewModel;
import hexalyst.ui.export.Exported;
import hexalyst.ui.feature.Room;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.graph.GameAnalysisViewModel;
import hexalyst.ui.graph.ValueGraphViewModel;
import hexalyst.ui.graph.ValueSentence;
import hexalyst.ui.journal.JournalViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.legend.Legend;
import hexalyst.ui.lines.LinesViewModel;
import hexalyst.ui.lines.ProofViewModel;
import hexalyst.ui.lines.ThreatViewModel;
import hexalyst.ui.lines.WhyViewModel;
import hexalyst.ui.message.MessageFade;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.notation.NotationViewModel;
import hexalyst.ui.notation.PasteViewModel;
import hexalyst.ui.openings.LibraryReasons;
import hexalyst.ui.openings.OpeningsView;
import hexalyst.ui.openings.OpeningsViewModel;
import hexalyst.ui.play.HintViewModel;
import hexalyst.ui.play.PlayRecord;
import hexalyst.ui.play.PlayState;
import hexalyst.ui.play.PlayView;
import hexalyst.ui.play.PlayViewModel;
import hexalyst.ui.puzzle.PuzzleViewModel;
import hexalyst.ui.repertoire.LearningViewModel;
import hexalyst.ui.rules.Rules;
import hexalyst.ui.setup.SetupPage;
import hexalyst.ui.setup.SetupViewModel;
import hexalyst.ui.setup.WhatIf;
import hexalyst.ui.status.StatusViewModel;
import hexalyst.ui.tree.Folds;
import hexalyst.ui.tree.MoveListViewModel;
import hexalyst.ui.tree.SamePositions;
import hexalyst.ui.tree.TreeViewModel;
import hexalyst.ui.tree.TreeWalk;
import java.util.List;
import java.util.Optional;

/// Makes the view models of one tab: here first those that others depend on, the rest in [#make].
final class TabModelsMaker {
    private final TabModels.Outside outside;
    private final OpenTabs openTabs;
    private final TabModels.Shared shared;
    private final FxThread later;
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game;
    private final ProofStore proofs;
    private final KnownValues known;
    private final EngineViewModel engine;
    private final PositionAnalysisViewModel position;
    private final PlayViewModel play;
    private final HintViewModel hint;
    private final OpeningsViewModel openings;
    private final BoardViewModel board;
    private final SamePositions same;
    private final FilesViewModel files;
    private final ProofViewModel proof;
    private final GameAnalysisViewModel analysis;

    /// @param outside what it needs from outside
    /// @param openTabs the other tabs
    TabModelsMaker(TabModels.Outside outside, OpenTabs openTabs) {
        this.outside = outside;
        this.openTabs = openTabs;
        shared = outside.shared();
        later = outside.threads().later();
        game = new GameViewModel(start(openTabs), messages);
        proofs = shared.proofs().forAnotherTab();
        position = new PositionAnalysisViewModel(outside.analyser(), game, proofs, messages, later);
        position.searchProperty().bind(shared.resources().searchProperty());
        BoardLookViewModel look = new BoardLookViewModel(outside.settings());
        look.follow(game.playedProperty());
        same = new SamePositions(game, outside.threads());
        files = new FilesViewModel(outside.store(), outside.asking(), game, messages, outside.threads(), openTabs);
        play = play();
        hint = new HintViewModel(position, game, play);
        openings = openings(look);
        analysis = new GameAnalysisViewModel(
                game, messages, outside.analysis(), tree -> shared.kept().recallGame(tree, proofs));
        known = new KnownValues(proofs, position, analysis::find, analysis.revisionProperty());
        board = new BoardViewModel(
                game,
                messages,
                look,
                position,
                known,
                new BoardGuests(
                        game::play,
                        play.stateProperty().map(state -> state != PlayState.OFF),
                        side -> play.sideProperty().get().has(side)
                                || PlayRecord.isEngine(game.moment().tree().tags(), side),
                        play.stateProperty().map(state -> state == PlayState.THINKING),
                        openings.hits().pointingProperty(),
                        openings.hits().cellsProperty(),
                        hint.cellsProperty(),
                        openings.countsProperty()));
        hint.turnProperty().subscribe((before, now) -> board.previewProperty().set(now));
        proof = new ProofViewModel(position, proofs, game, later);
        ValueSentence here = new ValueSentence(game, known);
        engine = new EngineViewModel(position, game, proofs, messages, here.textProperty());
        shared.kept().follow(game, proofs);
    }

    /// The start of the game in the current tab, with its edition and board; without a tab, of the default game.
    private static Position start(OpenTabs openTabs) {
        if (openTabs.tabs().isEmpty()) {
            return Games.byDefault().start(Games.byDefault().editions().getFirst());
        }
        Position like = openTabs.current().models().game().moment().position();
        Game game = like.game();
        return game.sizes(like.edition()).contains(like.grid())
                ? game.start(like.edition(), like.grid())
                : game.start(like.edition());
    }

    TabModels make() {
        MoveListViewModel moves = new MoveListViewModel(
                game,
                known,
                board.look().numberingProperty(),
                new Folds(game),
                same,
                (tree, said) -> files.begin(tree, said),
                files.edits()::append);
        PuzzleViewModel puzzles = puzzles();
        SetupViewModel setup = new SetupViewModel(game, files, board.look(), messages, outside.settings());
        new MessageFade(
                messages,
                later,
                game.momentProperty(),
                board.turn().turnProperty(),
                setup.setupProperty(),
                puzzles.solving().stateProperty());
        StatusViewModel status = status();
        LearningViewModel learning = learning(puzzles);
        return new TabModels(
                game,
                board,
                new TabModels.Text(
                        moves,
                        new TreeViewModel(moves),
                        new TreeWalk(game, same, messages),
                        new NotationViewModel(game, proofs, outside.threads(), this::engineMoves),
                        new PasteViewModel(game, files, messages, outside.threads())),
                values(),
                play,
                hint,
                files,
                new JournalViewModel(files, game, play.keptProperty(), messages, outside.journal()),
                status,
                setup,
                new TabModels.Features(
                        List.of(
                                openings,
                                puzzles,
                                learning,
                                new AfterCampaign(
                                        shared.campaign().job(),
                                        () -> shared.kept()
                                                .recallGame(game.moment().tree(), proofs))),
                        room -> List.of(
                                new PuzzlePart(
                                        new PuzzlePart.Models(puzzles, learning, setup, game, messages),
                                        shared.keys(),
                                        room),
                                new PlayView(play, hint, game, shared.keys()),
                                new OpeningsView(openings, shared.importing(), board.previewProperty()::set, room),
                                new SetupPage(
                                        setup, status, room, new WhatIf(setup, room.layout(), messages, aside()))),
                        room -> cards(room, puzzles, setup)),
                outside.threads(),
                shared,
                outside.settings());
    }

    private TabModels.Values values() {
        return new TabModels.Values(
                engine,
                position,
                new LinesViewModel(game, position, board.look().linesProperty(), proof::play),
                new WhyViewModel(position, proofs, game, later),
                new ThreatViewModel(position, game),
                proof,
                external(),
                analysis,
                new ValueGraphViewModel(game, known, analysis, board.look().numberingProperty()),
                proofs);
    }

    /// Where a position of this tab's game is looked at; Esc leaves other things on the board first.
    private WhatIf.Aside aside() {
        return new WhatIf.Aside() {
            @Override
            public void look(GameTree position, String called) {
                openTabs.asides().look(position, called);
            }

            @Override
            public boolean back() {
                return openTabs.asides().isShown()
                        && (board.leave() || openTabs.asides().back());
            }
        };
    }

    /// The moves of a position that the engine has results for, the best first.
    private List<Parts> engineMoves(Position at) {
        return position
                .state()
                .values()
                .filter(values -> !proofs.veiled() && values.position().equals(at))
                .stream()
                .flatMap(values -> values.best(Integer.MAX_VALUE).stream())
                .map(MoveValues.Row::turnOrStep)
                .toList();
    }

    private PlayViewModel play() {
        PlayViewModel made = new PlayViewModel(
                game, messages, outside.play(), side -> openTabs.playElsewhere(new PlayStart(game, files), side));
        made.hidesProperty().subscribe(proofs::veil);
        return made;
    }

    private ExternalEngineViewModel external() {
        return new ExternalEngineViewModel(
                game,
                messages,
                new ExternalEngineViewModel.Outside(
                        outside.settings(), outside.enginePrompt(), outside.positionText(), later));
    }

    private StatusViewModel status() {
        return new StatusViewModel(game, new StatusViewModel.Engine(known, engine), messages, outside.positionText());
    }

    private OpeningsViewModel openings(BoardLookViewModel look) {
        return new OpeningsViewModel(
                game,
                proofs,
                messages,
                new OpeningsViewModel.Outside(
                        shared.library(),
                        this::kept,
                        shared.repertoire(),
                        openTabs::openKept,
                        openTabs::openMade,
                        openTabs::pass,
                        outside.asking().prompts()::forget,
                        look.numberingProperty()));
    }

    private PuzzleViewModel puzzles() {
        return new PuzzleViewModel(
                new PuzzleViewModel.Tab(game, files, board.look(), messages, proofs),
                new PuzzleViewModel.Outside(
                        shared.training(),
                        outside.puzzles(),
                        outside.asking(),
                        outside.threads(),
                        openTabs,
                        outside.settings()));
    }

    private LearningViewModel learning(PuzzleViewModel puzzles) {
        return new LearningViewModel(
                new LearningViewModel.Tab(game, puzzles.game(), files, messages),
                new LearningViewModel.Outside(
                        shared.repertoire(),
                        shared.values()::find,
                        outside.puzzles().background(),
                        outside.puzzles().later(),
                        outside.asking().prompts()::forget,
                        board.look().numberingProperty(),
                        new LibraryReasons(
                                shared.library(),
                                proofs,
                                this::kept,
                                this::keptLine,
                                new LibraryReasons.Prover(
                                        shared.values(),
                                        outside.puzzles().background(),
                                        outside.puzzles().later()))));
    }

    /// The result of an earlier session.
    private Optional<Finding> kept(Position position) {
        return outside.analysis().store().get().find(position).map(Result::finding);
    }

    /// The line that shows it; empty if there is none.
    private List<Move> keptLine(Position position) {
        return outside.analysis()
                .store()
                .get()
                .find(position)
                .map(result -> KeyLine.moves(position, result.line()))
                .orElse(List.of());
    }

    private List<Command> cards(Room room, PuzzleViewModel puzzles, SetupViewModel setup) {
        Layer layer = room.layer();
        return List.of(
                new Export(
                                layer,
                                () -> exported(room.layout().pageProperty().get(), puzzles, setup),
                                new ExportViewModel.Outside(shared.theme(), outside.asking(), outside.threads()))
                        .command(),
                new CampaignCard(
                                layer,
                                shared.campaign(),
                                new CampaignCard.Here(game, board, files, openTabs::openPosition))
                        .command(),
                new BalanceCard(layer, shared.balance(), new BalanceCard.Here(game, board, openTabs::openPosition))
                        .command(),
                new Rules(layer, board, game).command(),
                new Legend(layer, board, game).command(),
                new About(layer, DataFolder.ofUser()).command());
    }

    /// What is on the board of a page: the puzzle, the position that is being set up, or the game.
    private Optional<Exported> exported(SidePage page, PuzzleViewModel puzzles, SetupViewModel setup) {
        return switch (page) {
            case PUZZLES ->
                Optional.of(Exported.puzzle(
                        puzzles.game(),
                        puzzles.board(),
                        puzzles.document(),
                        puzzles.documents(),
                        puzzles.name(),
                        puzzles.setName()));
            case SETUP -> exported(setup);
            case ANALYSE, PLAY, OPENINGS -> Optional.of(Exported.of(game, board, files));
        };
    }

    private Optional<Exported> exported(SetupViewModel setup) {
        Optional<Position> position = setup.positionProperty().get();
        if (position.isEmpty()) {
            messages.warn(Texts.of(TabModelsMaker.class).get("puzzle.none"));
        }
        return position.map(shown -> {
            GameTree tree = GameTree.of(shown);
            return new Exported(
                    tree,
                    GameTree.ROOT,
                    tree,
                    List.of(tree),
                    List.of(),
                    setup.pictureProperty().get(),
                    board.look(),
                    shown.game().title(),
                    shown.game().title(),
                    Optional.empty());
        });
    }
}
