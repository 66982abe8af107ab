import { ApiError } from '#shared/api/api-client.ts';
import type { FieldMessages } from '#shared/api/app-error.ts';
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
  if (error instanceof TypeError) return navigator.onLine === false ? texts.offline : notReached;
  const { code = '', userMessage } = (error ?? {}) as { code?: string; userMessage?: string };
  return (refusals?.[code] ?? texts.refusals[code]) || userMessage || fallback;
}

/**
 * What is said beside the fields of a form. The server answers what is wrong with them in the
 * language of the page; a refusal that belongs to a field goes by its code.
 */
export function fieldErrors(error: unknown, refusals: Options['refusals']): FieldMessages {
  if (!(error instanceof ApiError)) return {};
  const refusal = refusals?.[error.code ?? ''];
  if (!refusal) return error.fields;
  return Object.fromEntries(Object.keys(error.fields).map((field) => [field, refusal]));
}
