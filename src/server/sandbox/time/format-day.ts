import { brand } from '#shared/brand.ts';
import { dateFormat } from '#shared/text/date-format.ts';
import { byLocale, type Locale } from '#shared/text/locale.ts';

const formatIn = (options: Intl.DateTimeFormatOptions) =>
  byLocale((locale) => dateFormat(locale, { ...options, timeZone: brand.timeZone }));

const day = formatIn({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const longDay = formatIn({ dateStyle: 'full' });
const instant = formatIn({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'Tue, Mar 10, 2026', in Utah's time zone. */
export const formatShortDay = (moment: Date, locale: Locale): string => day[locale].format(moment);

/** 'Tuesday, March 10, 2026' */
export const formatLongDay = (moment: Date, locale: Locale): string =>
  longDay[locale].format(moment);

/** 'Sun, Mar 15, 6:00 PM' */
export const formatShortInstant = (moment: Date, locale: Locale): string =>
  instant[locale].format(moment);
