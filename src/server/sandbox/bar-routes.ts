import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { groupNameIn } from '#features/groups/rules.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv, Request } from '#platform/routes.ts';
import type { Locale } from '#shared/text/locale.ts';
import { PERSONAS, type PersonaKey } from '../demo/personas.ts';
import { hasStaff } from '../demo/staff-switch.ts';
import { inLanguage, localeOf } from './language.ts';
import { sandboxTexts } from './texts.ts';
import { formatShortDay, formatShortInstant } from './time/format-day.ts';
import type { Move } from './time/move-time.ts';
import type { Mover } from './time/mover.ts';
import { describeMove } from './time/time-routes.ts';
import { type Destination, findDestinations, TIME_STEPS } from './time/time-steps.ts';
import { nameOf, readCurrentPersona } from './tour/current-persona.ts';
import { TOUR_COOKIE } from './tour/tour-routes.ts';
import { TOUR_STOPS } from './tour/tour-stops.ts';

/** The content of the bar; `assets/bar.ts` shows it. */
export function addBarRoutes(hono: Hono<AppEnv>, context: Context, mover: Mover): void {
  hono.get('/sandbox/bar.json', async (request) => {
    const locale = localeOf(request);
    const who = await readCurrentPersona(context, request, locale);
    const works = hasStaff(context.config);
    const destinations = await findDestinations(context);
    const texts = sandboxTexts(locale);
    const steps = TIME_STEPS.map((step) => [step, describe(destinations[step], locale)] as const);
    const { card } = texts;
    request.header('cache-control', 'no-store');
    return request.json({
      who: who.name,
      role: who.role,
      date: formatShortDay(context.clock.now(), locale),
      steps: Object.fromEntries(steps),
      isMoving: mover.current?.state === 'moving',
      stop: stopOf(request, who.key, locale),
      staff: {
        works,
        state: works ? texts.staff.works : texts.staff.rests,
        change: works ? texts.staff.toRest : texts.staff.toWork,
      },
      news: newsOf(mover.current, locale),
      texts: {
        'move-time': texts.moveTime,
        'tour-link': texts.tour,
        ...Object.fromEntries(TIME_STEPS.map((step) => [`name-${step}`, texts.steps[step]])),
        next: card.next,
        'stop-finish': card.finish,
        'all-stops': card.all,
      },
      noStep: texts.noStep,
      barLabel: texts.barLabel,
      tourLabel: texts.tour,
      closeLabel: card.close,
      newsCloseLabel: texts.newsClose,
      links: {
        'first-link': inLanguage('/sandbox', locale),
        'tour-link': inLanguage('/sandbox/tour', locale),
        'all-stops': inLanguage('/sandbox/tour', locale),
      },
    });
  });
}

/** When a step in time arrives, and at which assembly. */
export function describe(destination: Destination | undefined, locale: Locale): string | null {
  if (!destination) return null;
  const { arrivesAt, assembly } = destination;
  if (!assembly) return formatShortDay(arrivesAt, locale);
  const where = sandboxTexts(locale).assemblyOf(
    groupNameIn(assembly.group, locale),
    assembly.month,
  );
  return `${formatShortInstant(assembly.heldAt, locale)} · ${where}`;
}

/** What the last move of the clock brought, once it is over. */
function newsOf(move: Move | undefined, locale: Locale) {
  const text = move && move.state !== 'moving' ? describeMove(move, locale) : '';
  if (!move || !text) return null;
  const { moving } = sandboxTexts(locale);
  return `${moving.onTheWay} ${text}`;
}

/** The tour stop at which the browser is, and whether somebody else would be there. */
function stopOf(request: Request, current: PersonaKey | undefined, locale: Locale) {
  const { stops, card } = sandboxTexts(locale);
  const number = Number(getCookie(request, TOUR_COOKIE));
  const stop = TOUR_STOPS[number - 1];
  if (!stop) return null;
  const next = TOUR_STOPS[number];
  const persona = PERSONAS.find(({ key }) => key === stop.persona);
  const name = persona ? nameOf(persona, locale) : '';
  const isOther = current !== stop.persona && stop.persona !== 'visitor';
  return {
    other: isOther ? { note: card.isFor(name), be: card.goBackAs(name), number } : null,
    label: card.stop(number, TOUR_STOPS.length),
    ...stops[stop.key],
    next: next ? { number: number + 1, label: stops[next.key].title } : null,
  };
}
