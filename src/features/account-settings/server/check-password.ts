import type { Context } from '#platform/context.ts';
import { type BrowserRequest, IdentityFailure } from '#providers/identity/identity-provider.ts';
import { settingsErrors } from '../errors.ts';

/** A wrong password is a field error: it must not look like the end of the session. */
export async function orWrongPassword<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof IdentityFailure && cause.code === 'INVALID_CREDENTIAL') {
      throw settingsErrors.CURRENT_PASSWORD_WRONG({ cause }).at('currentPassword');
    }
    throw cause;
  }
}

/** Refuses unless this is the password of the signed-in person. */
export async function checkPassword(
  { identity }: Pick<Context, 'identity'>,
  password: string,
  browser: BrowserRequest,
): Promise<void> {
  await orWrongPassword(() => identity.verifyPassword(password, browser));
}
