import { isAPIError } from 'better-auth/api';
import { IdentityFailure, type IdentityFailureCode } from './identity-provider.ts';

/** Maps the library's error codes to ours. Other codes are treated as bugs. */
const CODES: Record<string, IdentityFailureCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'INVALID_CREDENTIAL',
  INVALID_PASSWORD: 'INVALID_CREDENTIAL',
  USER_ALREADY_EXISTS: 'EMAIL_ALREADY_IN_USE',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'EMAIL_ALREADY_IN_USE',
  PASSWORD_TOO_SHORT: 'WEAK_PASSWORD',
  PASSWORD_TOO_LONG: 'PASSWORD_TOO_LONG',
  INVALID_EMAIL: 'INVALID_EMAIL',
  VALIDATION_ERROR: 'INVALID_EMAIL',
  BANNED_USER: 'USER_DISABLED',
  INVALID_TOKEN: 'INVALID_LINK',
  USER_NOT_FOUND: 'INVALID_LINK',
  TOKEN_EXPIRED: 'EXPIRED_LINK',
  EMAIL_MISMATCH: 'INVALID_EMAIL',
  EMAIL_ALREADY_VERIFIED: 'EMAIL_ALREADY_VERIFIED',
  INVALID_CODE: 'WRONG_CODE',
  INVALID_BACKUP_CODE: 'WRONG_CODE',
  TOTP_ALREADY_ENABLED: 'FACTOR_ALREADY_SET',
  TOTP_NOT_ENABLED: 'FACTOR_NOT_SET',
  TWO_FACTOR_NOT_ENABLED: 'FACTOR_NOT_SET',
  BACKUP_CODES_NOT_ENABLED: 'FACTOR_NOT_SET',
  INVALID_TWO_FACTOR_COOKIE: 'FACTOR_SIGN_IN_OVER',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'FACTOR_SIGN_IN_OVER',
  CHALLENGE_NOT_FOUND: 'PASSKEY_REFUSED',
  FAILED_TO_VERIFY_REGISTRATION: 'PASSKEY_REFUSED',
  AUTHENTICATION_FAILED: 'PASSKEY_REFUSED',
  PASSKEY_NOT_FOUND: 'PASSKEY_REFUSED',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'PASSKEY_REFUSED',
  UNAUTHORIZED: 'NOT_SIGNED_IN',
  FAILED_TO_GET_SESSION: 'NOT_SIGNED_IN',
};

/** Runs a call of the library: known refusals become our errors, anything else is rethrown. */
export async function translateFailures<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const code = failureCode(error);
    const known = code === undefined ? undefined : CODES[code];
    if (known) throw new IdentityFailure(known, { cause: error });
    throw error;
  }
}

/** Whether the library gave way to another call that changed the same row. */
export function isConflict(error: unknown): boolean {
  return isAPIError(error) && (error as { status?: unknown }).status === 'CONFLICT';
}

/** The library's own code of a refusal. */
export function failureCode(error: unknown): string | undefined {
  if (!isAPIError(error)) return undefined;
  const body = (error as { body?: { code?: unknown } }).body;
  return typeof body?.code === 'string' ? body.code : undefined;
}
