const PARAMETERS = /\nparams: [\s\S]*$/;
const EMAIL = /[^\s"'()<>=,;:]+@[^\s"'()<>=,;:]+/g;

export type SafeError = {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SafeError;
};

/** An error that is safe to log: without statement values, addresses and rows. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { name: 'Thrown', message: withoutPeople(String(error)) };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return {
    name: error.name,
    message: withoutPeople(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(frames && depth === 0 ? { stack: frames } : {}),
    ...(cause !== undefined && depth < 3 ? { cause: safeError(cause, depth + 1) } : {}),
  };
}

/** Removes statement values and e-mail addresses from a text. */
export function withoutPeople(text: string): string {
  return text.replace(PARAMETERS, '').replace(EMAIL, ':email').slice(0, 2_000);
}
