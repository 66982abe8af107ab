import { PORTUGUESE_SOURCE } from '#shared/source-attribution.ts';
import type { Locale } from '#shared/text/locale.ts';

/** The lists a person can be on, each at most once. */
export const WAITLISTS = ['english', 'imovelnoseua', 'event'] as const;
export type WaitlistName = (typeof WAITLISTS)[number];

/** The language in which a list is written to. */
export const listLocale = (list: WaitlistName): Locale => (list === 'english' ? 'en' : 'pt-BR');

/** Which list an entry belongs to: an event's by its tag, the Portuguese page's by its source. */
export function waitlistOf(entry: { eventTag?: string | undefined; source: string }): WaitlistName {
  if (entry.eventTag) return 'event';
  const isPortuguese =
    entry.source === PORTUGUESE_SOURCE || entry.source.startsWith(`${PORTUGUESE_SOURCE}_`);
  return isPortuguese ? 'imovelnoseua' : 'english';
}
