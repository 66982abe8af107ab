/** The key was used before for an entry with other content: a bug of the caller. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError';
}

/** A month that cannot be closed, and why. */
export class MonthNotClosable extends Error {
  override readonly name = 'MonthNotClosable';
  readonly reason: 'closed' | 'running' | 'earlier-open' | 'before-first';

  constructor(reason: MonthNotClosable['reason']) {
    super(`the month cannot be closed: ${reason}`);
    this.reason = reason;
  }
}
