import { IdentityFailure } from '#providers/identity/identity-provider.ts';
import { accountErrors } from '../../errors.ts';

/** Maps the identity provider's failures to errors a person can read. */
export async function asAccountErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (!(cause instanceof IdentityFailure)) throw cause;
    const error = accountErrors[cause.code]({ cause });
    const field = FIELDS[cause.code];
    throw field ? error.at(field) : error;
  }
}

/** Failures that belong to one input. */
const FIELDS: Partial<Record<IdentityFailure['code'], string>> = {
  EMAIL_ALREADY_IN_USE: 'email',
  INVALID_EMAIL: 'email',
  WEAK_PASSWORD: 'password',
  WRONG_PASSWORD: 'password',
  WRONG_CODE: 'code',
  PASSWORD_TOO_LONG: 'password',
};
