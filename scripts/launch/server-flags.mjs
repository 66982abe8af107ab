/**
 * How Node runs the server. By default its heap grows under load and is kept: a process held 340 MB
 * afterwards. The young generation gets 16 MB: with 8, rows of lists that were answered
 * concurrently were still in use when it was full, and were promoted to the old generation. That is
 * collected once it has grown by 30 %. WebAssembly, which is the embedded database, is compiled
 * without optimization: optimizing a single large function of it takes 600 MB for some seconds.
 * Statements of the embedded database take about a third more processor time for it.
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--heap-growing-percent=30',
  '--liftoff-only',
];
