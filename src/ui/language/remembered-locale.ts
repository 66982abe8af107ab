import { useSyncExternalStore } from 'react';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { readRememberedLocale, subscribeToLocale } from './locale-memory.ts';

/** The remembered language; undefined on the server and for somebody who never chose one. */
export const useRememberedLocale = (): Locale | undefined =>
  useSyncExternalStore(subscribeToLocale, readRememberedLocale, () => undefined);

/** The other of our two languages. */
export const otherLocale = (locale: Locale): Locale =>
  LOCALES.find((one) => one !== locale) ?? locale;
