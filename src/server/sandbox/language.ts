import { z } from 'zod';
import type { Request } from '#platform/routes.ts';
import type { Locale } from '#shared/locale.ts';

/** The language asked for; anything else is English. */
export const languageSchema = z.enum(['en', 'pt-BR']).catch('en');

export const localeOf = (request: Request): Locale =>
  languageSchema.parse(request.req.query('lang'));

/** The address of a page of the sandbox in a language. */
export const inLanguage = (path: string, locale: Locale): string =>
  locale === 'en' ? path : `${path}?lang=${locale}`;
