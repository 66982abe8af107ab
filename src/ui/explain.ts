import { ApiError } from '#shared/api-client.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { uiTexts } from './texts.ts';

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
  const { fallback = wordsIn(locale).pleaseTryAgain } = options;
  if (!(error instanceof ApiError)) return wordsIn(locale).notReached;
  return refusals[error.code ?? ''] ?? messageOf(error, locale) ?? fallback;
}

/** What the server answered, in a language; undefined when it sent no sentence. */
export function messageOf(error: unknown, locale: Locale): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return wordsIn(locale).refusals[error.code ?? ''] ?? error.userMessage;
}

/** In a language that is loaded: after a failure another language says more than an exception. */
function wordsIn(locale: Locale) {
  const loaded = [locale, ...LOCALES].find((one) => uiTexts.isLoaded(one));
  return uiTexts(loaded ?? locale);
}
