import { ApiError } from '#shared/api-client.ts';

/** The message of an error for people. */
export function explain(error: unknown, fallback = 'Please try again.'): string {
  if (error instanceof ApiError) return error.userMessage ?? fallback;
  return 'We could not reach the server. Please check your connection and try again.';
}
