/// Tests of what is remembered of training.
@org.jspecify.annotations.NullMarked
package hexalyst.study.training;
