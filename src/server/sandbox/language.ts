import { z } from 'zod';
import type { Request } from '#platform/routes.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/text/locale.ts';

/** The requested language; anything else is English. */
export const languageSchema = z.enum(LOCALES).catch(DEFAULT_LOCALE);

export const localeOf = (request: Request): Locale =>
  languageSchema.parse(request.req.query('lang'));

/** The address of a page of the sandbox in a language. */
export const inLanguage = (path: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? path : `${path}?lang=${locale}`;
