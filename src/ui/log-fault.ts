/** Logs an error to the console for developers; people get a message elsewhere. */
export function logFault(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console.
  console.error(message, error);
}

/** The same for failures that the page can do without, such as an optional file. */
export function warnFault(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as above.
  console.warn(message, error);
}
