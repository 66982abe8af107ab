import { ApiError } from '#shared/api-client.ts';
import type { Locale } from '#shared/locale.ts';
import { commonMessage } from '#shared/portuguese-message.ts';
import { uiWords } from './words.ts';

type Options = {
  /** Said when the server sent no sentence of its own. */
  fallback?: string;
  locale?: Locale;
  /** The feature's own refusals in that language, by their code. */
  refusals?: Partial<Record<string, string>>;
};

/**
 * The message of an error for people. The server writes English, so other languages go by its code;
 * a refusal that has no translation stays English, because it says more than none.
 */
export function explain(error: unknown, options: Options = {}): string {
  const { locale = 'en', refusals = {} } = options;
  const { fallback = uiWords(locale).pleaseTryAgain } = options;
  if (!(error instanceof ApiError)) return uiWords(locale).notReached;
  const code = error.code ?? '';
  const translated = locale === 'en' ? undefined : (refusals[code] ?? commonMessage(code));
  return translated ?? error.userMessage ?? fallback;
}
