/// Tests of the trainer without a stage.
@org.jspecify.annotations.NullMarked
package hexalyst.ui.puzzle;
