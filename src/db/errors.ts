type DriverError = { code?: unknown; constraint?: unknown; cause?: unknown };

function* causes(error: unknown): Generator<DriverError> {
  let current = error;
  for (let depth = 0; depth < 8 && typeof current === 'object' && current !== null; depth += 1) {
    yield current as DriverError;
    current = (current as DriverError).cause;
  }
}

function sqlState(error: unknown): string | undefined {
  for (const { code } of causes(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** True when a statement broke the named unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return [...causes(error)].some((cause) => cause.constraint === constraint);
}

/** Serialisation failure, deadlock, and `lock_not_available` (`nowait`). */
const TRANSIENT_STATES = new Set(['40001', '40P01', '55P03']);

/** True when running the same transaction again may succeed. */
export function isTransient(error: unknown): boolean {
  return TRANSIENT_STATES.has(sqlState(error) ?? '');
}

/** True when the database ended this transaction because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return sqlState(error) === '40P01';
}

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);
/** Connection exceptions, shutdown, start-up in progress, and too many connections. */
const UNREACHABLE_STATES = /^(08...|57P0[123]|53300)$/;
/** No room on the disk, no memory, a disk that fails, and a database that only reads. */
const UNWRITABLE_STATES = new Set(['53000', '53100', '53200', '53400', '58030', '25006']);
const UNREACHABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|not queryable/i;

/** True when the database cannot be reached, rather than the statement being wrong. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (typeof cause.code === 'string') {
      if (NETWORK_CODES.has(cause.code) || UNREACHABLE_STATES.test(cause.code)) return true;
    }
    if (cause instanceof Error && UNREACHABLE_MESSAGES.test(cause.message)) return true;
  }
  return false;
}

/** True when the database answers but cannot write. */
export function isDatabaseUnwritable(error: unknown): boolean {
  return UNWRITABLE_STATES.has(sqlState(error) ?? '');
}
