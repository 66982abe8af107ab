import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '#shared/text/locale.ts';

/** The language of the page on which somebody signs up: the library does not hand it to the mail. */
export const signUpLocale = new AsyncLocalStorage<Locale>();
