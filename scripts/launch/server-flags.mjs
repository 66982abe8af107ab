/**
 * How Node runs the server. Left to itself, its heap grows under load and is kept: a process held
 * 340 MB afterwards. New objects get 16 MB: with 8, rows of lists that are answered concurrently
 * were still in use when that space was full, and were moved to the objects that last. Those are
 * collected once they have grown by 30 %. WebAssembly, which is the embedded database, is compiled
 * without optimizing: to optimize a single large function of it takes 600 MB for some seconds.
 * Statements of the embedded database take about a third more processor time for it.
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--heap-growing-percent=30',
  '--liftoff-only',
];
