import type { z } from 'zod';
import { DEFAULT_LOCALE, type Locale } from '../text/locale.ts';
import type { Texts } from '../text/texts.ts';
import type { FieldMessages } from './app-error.ts';
import { fieldTexts } from './texts.ts';

/** A message beside a field; a message about a limit is a function of it. */
type Sentence = string | ((limit: number) => string);
type Messages = Record<string, Sentence>;

const catalogue = new Map<string, (locale: Locale) => Messages>();

/**
 * Lets schemas name a feature's messages by code, because a schema is created before the language
 * of the response is known: `z.string({ error: say('cityRequired') })`.
 */
export function defineMessages<T extends { messages: Messages }>(feature: string, texts: Texts<T>) {
  catalogue.set(feature, (locale) => texts(locale).messages);
  return (key: keyof T['messages'] & string): string => `${feature}:${key}`;
}

/** Messages shared by many forms. */
export const sayCommon = defineMessages('fields', fieldTexts);

/** The message of a code; text that is not a code is returned unchanged. */
function sentenceOf(message: string, limit: number, locale: Locale): string {
  const [feature = '', key = ''] = message.split(':');
  const sentence = catalogue.get(feature)?.(locale)[key] ?? message;
  return typeof sentence === 'function' ? sentence(limit) : sentence;
}

/** The first message of each invalid field, in a language. */
export function fieldMessages(error: z.ZodError, locale: Locale = DEFAULT_LOCALE): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const paths = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const message = isUnknown ? sayCommon('unknownField') : issue.message;
    const limit = issue.code === 'too_big' ? Number(issue.maximum) : 0;
    for (const path of paths) fields[path.join('.')] ??= sentenceOf(message, limit, locale);
  }
  return fields;
}

export const fieldMessage = (code: string, locale: Locale): string => sentenceOf(code, 0, locale);
