/** Writes what went wrong where a developer looks for it; people are told elsewhere. */
export function logFault(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console.
  console.error(message, error);
}

/** The same for what the page goes on without, such as a file the network did not bring. */
export function warnFault(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as above.
  console.warn(message, error);
}
