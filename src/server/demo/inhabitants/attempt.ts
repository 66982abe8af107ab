import type { Context } from '#platform/context.ts';
import { AppError } from '#shared/api/app-error.ts';

/**
 * Lets an inhabitant try something. The product may refuse it, because a visitor was faster or the
 * rules say so: they try again on another day.
 */
export async function attempt<T>(
  { log }: Pick<Context, 'log'>,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.debug({ code: error.code }, 'an inhabitant of the sandbox was refused');
    return undefined;
  }
}
