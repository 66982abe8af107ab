import { type ApiError, isFactorRefusal } from '#shared/api/api-client.ts';

const SHUT_OUT: readonly (string | undefined)[] = ['FORBIDDEN', 'USER_DISABLED', 'USER_MISMATCH'];

/**
 * Whether the server no longer accepts this person as an admin. Other 403s, such as for confirming
 * one's own entry, concern one step only.
 */
export function isShutOut(error: ApiError): boolean {
  return error.status === 401 || SHUT_OUT.includes(error.code) || isFactorRefusal(error);
}
