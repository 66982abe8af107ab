import { IdentityFailure } from '#providers/identity/identity-provider.ts';
import { accountErrors } from '../../errors.ts';

/** Runs a call to the identity provider; its refusals become sentences a person can read. */
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

/** Refusals that belong to one input. */
const FIELDS: Partial<Record<IdentityFailure['code'], string>> = {
  EMAIL_ALREADY_IN_USE: 'email',
  INVALID_EMAIL: 'email',
  WEAK_PASSWORD: 'password',
  WRONG_PASSWORD: 'password',
  WRONG_CODE: 'code',
  PASSWORD_TOO_LONG: 'password',
};
