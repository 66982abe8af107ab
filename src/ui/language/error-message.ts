import type { Locale } from '#shared/text/locale.ts';
import { uiTexts } from './texts.ts';

type Options = {
  /** The feature's refusals in that language, by code. */
  refusals?: Partial<Record<string, string>> | undefined;
  /** For an error without a sentence of its own. */
  fallback?: string;
  /** For a request that did not reach the server. */
  notReached?: string;
};

/**
 * The message of an error for people. The server writes English; other languages translate by code.
 * A refusal without a translation stays English, because it says more than the fallback.
 */
export function errorMessage(error: unknown, locale: Locale, options: Options = {}): string {
  const texts = uiTexts(locale);
  const { refusals, fallback = texts.pleaseTryAgain, notReached = texts.notReached } = options;
  // What `fetch` throws when there is no answer.
  if (error instanceof TypeError) return notReached;
  const { code = '', userMessage } = (error ?? {}) as { code?: string; userMessage?: string };
  return (refusals?.[code] ?? texts.refusals[code]) || userMessage || fallback;
}
