import type { VisitCounter } from '#features/visits/server/count-visits.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { weekdayOf } from '#shared/calendar/dates.ts';
import { between } from './chance.ts';

/** About how often each public page is opened on a day; one in forty visits leads to an application. */
const PAGES: Readonly<Record<string, number>> = {
  '/': 74,
  '/homebuyers': 22,
  '/calculators': 17,
  '/simulator': 9,
  '/rules': 8,
  '/blog': 11,
  '/comprar-imovel': 14,
  '/apresentacao': 7,
  '/calculadoras': 5,
};

/** Counts the visits of a day; on weekends there are more. */
export async function countVisitors(counter: VisitCounter, today: CalendarDate): Promise<void> {
  const weekday = weekdayOf(today);
  const factor = weekday === 0 || weekday === 6 ? 1.3 : 1;
  for (const [url, usual] of Object.entries(PAGES)) {
    const least = Math.round(usual * 0.6 * factor);
    const visits = between(least, Math.round(usual * 1.4 * factor), 'visits', url, today);
    for (let visit = 0; visit < visits; visit += 1) {
      counter.note({ method: 'GET', url, headers: { 'sec-fetch-dest': 'document' } });
    }
  }
  await counter.close();
}
