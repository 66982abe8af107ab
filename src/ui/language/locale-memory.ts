import { LOCALES, type Locale } from '#shared/text/locale.ts';

const KEY = 'casa.language';
const listeners = new Set<() => void>();

/** The language that this browser's person chose or came by; it stays on the device. */
export function readRememberedLocale(): Locale | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return LOCALES.find((locale) => locale === stored);
  } catch {
    return undefined;
  }
}

export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(KEY, locale);
  } catch {}
  for (const listener of listeners) listener();
}

export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
