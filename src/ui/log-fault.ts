/** Writes what went wrong where a developer looks for it; people are told elsewhere. */
export function logFault(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console.
  console.error(message, error);
}
