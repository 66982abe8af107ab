const QUERY = /Failed query: [\s\S]*$/;
const EMAIL = /[^\s"'()<>=,;:]+@[^\s"'()<>=,;:]+/g;

export type SafeError = {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SafeError;
};

/** An error as it may be logged: no statement, values, addresses or rows. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { name: 'Thrown', message: redact(textOf(error)) };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return {
    name: error.name,
    message: isDatabaseError(error) ? describeDatabaseError(error) : redact(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(frames && depth === 0 ? { stack: frames } : {}),
    ...(cause !== undefined && depth < 3 ? { cause: safeError(cause, depth + 1) } : {}),
  };
}

/** Something thrown that is not an Error; the job queue throws copies of errors. */
function textOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  if (isDatabaseError(thrown)) return describeDatabaseError(thrown);
  return 'message' in thrown ? String(thrown.message) : 'an object without a message';
}

type DatabaseError = { code: string; table?: unknown; constraint?: unknown; column?: unknown };

/** The database's own messages quote the values it was sent. */
function isDatabaseError(error: object): error is DatabaseError {
  return 'code' in error && typeof error.code === 'string' && 'severity' in error;
}

/** A database error described by our own names only. */
function describeDatabaseError({ code, table, constraint, column }: DatabaseError): string {
  const names = Object.entries({ table, column, constraint }).filter(([, name]) => name);
  return ['database error', code, ...names.map(([kind, name]) => `${kind} ${name}`)].join(' ');
}

/** A text without statements and e-mail addresses. */
export function redact(text: string): string {
  return text.replace(QUERY, 'a database query failed').replace(EMAIL, ':email').slice(0, 2_000);
}
