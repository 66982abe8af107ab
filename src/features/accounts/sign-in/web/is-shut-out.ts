import { type ApiError, isFactorRefusal } from '#shared/api/api-client.ts';

const SHUT_OUT: readonly (string | undefined)[] = ['FORBIDDEN', 'USER_DISABLED', 'USER_MISMATCH'];

/**
 * Whether the server no longer takes this person for an admin. Other refusals with 403, such as that
 * of confirming one's own entry, are about one step only.
 */
export function isShutOut(error: ApiError): boolean {
  return error.status === 401 || SHUT_OUT.includes(error.code) || isFactorRefusal(error);
}
