const QUERY = /Failed query: [\s\S]*$/;
const EMAIL = /[^\s"'()<>=,;:]+@[^\s"'()<>=,;:]+/g;

export type SafeError = {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SafeError;
};

/** An error as a log may hold it: no statement, no values, no addresses, no rows. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { name: 'Thrown', message: withoutPeople(wordsOf(error)) };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return {
    name: error.name,
    message: isDatabaseError(error) ? describeDatabaseError(error) : withoutPeople(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(frames && depth === 0 ? { stack: frames } : {}),
    ...(cause !== undefined && depth < 3 ? { cause: safeError(cause, depth + 1) } : {}),
  };
}

/** What was thrown instead of an error; the job queue throws copies of errors. */
function wordsOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  if (isDatabaseError(thrown)) return describeDatabaseError(thrown);
  return 'message' in thrown ? String(thrown.message) : 'an object without a message';
}

type DatabaseError = { code: string; table?: unknown; constraint?: unknown; column?: unknown };

/** The database's own sentences quote what was sent to it. */
function isDatabaseError(error: object): error is DatabaseError {
  return 'code' in error && typeof error.code === 'string' && 'severity' in error;
}

/** What a database error is about, in names of ours only. */
function describeDatabaseError({ code, table, constraint, column }: DatabaseError): string {
  const names = Object.entries({ table, column, constraint }).filter(([, name]) => name);
  return ['database error', code, ...names.map(([kind, name]) => `${kind} ${name}`)].join(' ');
}

/** A text with statements and e-mail addresses taken out. */
export function withoutPeople(text: string): string {
  return text.replace(QUERY, 'a database query failed').replace(EMAIL, ':email').slice(0, 2_000);
}
