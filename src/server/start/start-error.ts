import { safeError } from '#platform/safe-error.ts';
import { ConfigError } from '#platform/settings/config.ts';
import { AppError } from '#shared/api/app-error.ts';

/** A sentence for a start or a command that failed, which an operator can act on. */
export function startErrorMessage(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (error instanceof ConfigError) return `A setting is wrong:\n${error.message}`;
  if (error instanceof AppError) return error.message;
  if (code === 'EADDRINUSE') {
    return 'The port is taken by another program. Choose another one: PORT=3001 npm start';
  }
  if (code === 'EACCES')
    return `Not allowed: ${message}. Choose a port above 1023 or another data folder.`;
  // The message of a failed statement would contain its values.
  return safeError(error).message;
}
