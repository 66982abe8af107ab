import type { Locale } from '#shared/text/locale.ts';
import { failureTexts } from './texts.ts';

/** Why a payment failed, as part of a sentence, without a full stop. */
export function failureWords(message: string, locale: Locale): string {
  const plain = message.replace(/[.\s]+$/, '');
  const known: Partial<Record<string, string>> = failureTexts(locale);
  return known[plain] ?? plain;
}
