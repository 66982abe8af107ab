import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Context } from '#platform/context.ts';
import type { AppEnv, Request } from '#platform/routes.ts';
import type { Locale } from '#shared/text/locale.ts';
import { localeOf } from './language.ts';
import { sandboxTexts } from './texts.ts';
import { formatShortDay, formatShortInstant } from './time/format-day.ts';
import type { Mover } from './time/mover.ts';
import { type Destination, findDestinations, TIME_STEPS } from './time/time-steps.ts';
import { readCurrentPersona } from './tour/current-persona.ts';
import { TOUR_COOKIE } from './tour/tour-routes.ts';
import { TOUR_STOPS } from './tour/tour-stops.ts';

/** The content of the bar; `assets/bar.ts` shows it. */
export function addBarRoutes(hono: Hono<AppEnv>, context: Context, mover: Mover): void {
  hono.get('/sandbox/bar.json', async (request) => {
    const locale = localeOf(request);
    const { name, role } = await readCurrentPersona(context, request, locale);
    const destinations = await findDestinations(context);
    const steps = TIME_STEPS.map((step) => [step, describe(destinations[step], locale)] as const);
    request.header('cache-control', 'no-store');
    return request.json({
      who: name,
      role,
      date: formatShortDay(context.clock.now(), locale),
      steps: Object.fromEntries(steps),
      isMoving: mover.current?.state === 'moving',
      stop: stopOf(request, locale),
    });
  });
}

/** When a step in time arrives, and at which assembly. */
export function describe(destination: Destination | undefined, locale: Locale): string | null {
  if (!destination) return null;
  const { arrivesAt, assembly } = destination;
  if (!assembly) return formatShortDay(arrivesAt, locale);
  const where = sandboxTexts(locale).assemblyOf(assembly.group, assembly.month);
  return `${formatShortInstant(assembly.heldAt, locale)} · ${where}`;
}

/** The tour stop at which the browser is. */
function stopOf(request: Request, locale: Locale) {
  const { stops, card } = sandboxTexts(locale);
  const number = Number(getCookie(request, TOUR_COOKIE));
  const stop = TOUR_STOPS[number - 1];
  if (!stop) return null;
  const next = TOUR_STOPS[number];
  return {
    label: card.stop(number, TOUR_STOPS.length),
    ...stops[stop.key],
    next: next ? { number: number + 1, label: stops[next.key].title } : null,
  };
}
