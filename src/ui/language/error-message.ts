import type { Locale } from '#shared/text/locale.ts';
import { uiTexts } from './texts.ts';

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
  const texts = uiTexts(locale);
  const { refusals, fallback = texts.pleaseTryAgain, notReached = texts.notReached } = options;
  // What `fetch` throws when there is no answer.
  if (error instanceof TypeError) return notReached;
  const { code = '', userMessage } = (error ?? {}) as { code?: string; userMessage?: string };
  return (refusals?.[code] ?? texts.refusals[code]) || userMessage || fallback;
}
