import type { Locale } from '#shared/locale.ts';
import { COMMON_REFUSALS } from './common-refusals.ts';
import { uiWords } from './words.ts';

type Options = {
  /** The feature's own refusals in that language, by their code. */
  refusals?: Partial<Record<string, string>> | undefined;
  /** Said when the error has no sentence of its own. */
  fallback?: string;
  /** Said when the server was not reached. */
  notReached?: string;
};

/**
 * The message of an error for people. The server writes English, so other languages go by its code;
 * a refusal that has no translation stays English, because it says more than none.
 */
export function errorMessage(error: unknown, locale: Locale, options: Options = {}): string {
  const words = uiWords(locale);
  const { refusals, fallback = words.pleaseTryAgain, notReached = words.notReached } = options;
  // What `fetch` throws when there is no answer.
  if (error instanceof TypeError) return notReached;
  const { code = '', userMessage } = (error ?? {}) as { code?: string; userMessage?: string };
  return (refusals?.[code] ?? COMMON_REFUSALS[locale][code]) || userMessage || fallback;
}
