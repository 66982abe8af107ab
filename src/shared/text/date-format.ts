import { INTL_LOCALES, type Locale } from './locale.ts';

/** What `Intl` writes otherwise than people do: in Portuguese '1º de dezembro', '18h', '18h30'. */
const AS_WRITTEN: Record<Locale, (text: string) => string> = {
  en: (text) => text,
  'pt-BR': (text) =>
    text
      .replace(/(?<!\d)1(?= de )/, '1º')
      .replace(/\b0?(\d{1,2}):(\d{2})\b/, (_, hour: string, minute: string) =>
        minute === '00' ? `${hour}h` : `${hour}h${minute}`,
      ),
};

export type DateFormat = { format(instant: Date | number): string };

/** Writes instants in the words of a language. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(INTL_LOCALES[locale], options);
  return { format: (instant) => AS_WRITTEN[locale](format.format(instant)) };
}
