import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import type { Locale } from '#shared/text/locale.ts';
import { assetPath } from '../asset-files.ts';
import { inLanguage, languageSchema, localeOf } from '../language.ts';
import { pathBefore } from '../path-before.ts';
import { readBody } from '../read-body.ts';
import { sandboxPage } from '../sandbox-page.ts';
import { sandboxTexts } from '../texts.ts';
import { formatLongDay } from './format-day.ts';
import { HAPPENINGS } from './happened.ts';
import type { Move } from './move-time.ts';
import type { Mover } from './mover.ts';
import { findDestinations, TIME_STEPS } from './time-steps.ts';

const stepSchema = z.object({ step: z.enum(TIME_STEPS), lang: languageSchema });

const languageForm = z.object({ lang: languageSchema });

const PAGE = '/sandbox/time';

/** Moves the clock at the press of a button, and shows the progress. */
export function addTimeRoutes(hono: Hono<AppEnv>, context: Context, mover: Mover): void {
  let cameFrom = '/sandbox';

  hono.post(PAGE, async (request) => {
    const { step, lang } = checkInput(stepSchema, (await readBody(request)).input);
    if (mover.current?.state !== 'moving') {
      const destination = (await findDestinations(context))[step];
      if (destination) void mover.start(destination);
      cameFrom = pathBefore(request, { not: PAGE });
    }
    return request.redirect(inLanguage(PAGE, lang), 303);
  });

  hono.post('/sandbox/time/cancel', async (request) => {
    const { lang } = checkInput(languageForm, (await readBody(request)).input);
    mover.cancel();
    return request.redirect(inLanguage(PAGE, lang), 303);
  });

  hono.get('/sandbox/time.json', (request) => {
    request.header('cache-control', 'no-store');
    return request.json(progressOf(context, mover.current, cameFrom, localeOf(request)));
  });

  hono.get(PAGE, (request) => {
    const locale = localeOf(request);
    const { current } = mover;
    const shown = progressOf(context, current, cameFrom, locale);
    const { moving } = sandboxTexts(locale);
    const isMoving = shown.state === 'moving';
    const refresh = '<noscript><meta http-equiv="refresh" content="2" /></noscript>';
    const head = `<script type="module" src="${assetPath('moving.js')}"></script>${refresh}`;
    request.header('cache-control', 'no-store');
    return request.html(
      sandboxPage(
        { title: moving.title, locale, head: isMoving ? head : '' },
        html`<main class="narrow">
          <h1>${isMoving ? moving.title : shown.state === 'cancelled' ? moving.cancelled : moving.arrived}</h1>
          ${
            isMoving && current
              ? html`<p class="lead">${moving.to(formatLongDay(current.to.arrivesAt, locale))}. ${moving.lead}</p>
                <div class="moving" data-moving>
                  <progress aria-label="${moving.title}" max="1" value="${shown.share}"></progress>
                  <p class="today" data-say="today">${shown.today}</p>
                  <p data-say="happened">${shown.happened}</p>
                  <p class="quiet" data-say="jobs">${shown.jobs}</p>
                </div>
                <form class="actions" method="post" action="/sandbox/time/cancel">
                  <input type="hidden" name="lang" value="${locale}" />
                  <button>${moving.cancel}</button>
                  <span class="quiet">${moving.cancelHint}</span>
                </form>`
              : html`<p class="lead">${shown.state === 'failed' ? moving.failed : shown.today}</p>
                ${shown.happened ? html`<p class="happened">${shown.happened}</p>` : ''}
                <p class="actions"><a class="button strong" href="${shown.goOnTo}">${moving.goOn}</a></p>`
          }
        </main>`,
      ),
    );
  });
}

function progressOf(context: Context, move: Move | undefined, cameFrom: string, locale: Locale) {
  const { moving } = sandboxTexts(locale);
  const now = context.clock.now();
  const today = moving.today(formatLongDay(now, locale));
  if (!move) {
    const nothing = { jobs: moving.noJobs, happened: '', goOnTo: '/sandbox' };
    return { state: 'idle', share: 0, today, ...nothing };
  }
  const way = move.to.arrivesAt.getTime() - move.from.getTime();
  const done = now.getTime() - move.from.getTime();
  const { assembly } = move.to;
  return {
    state: move.state,
    share: way > 0 ? Math.min(1, done / way) : 1,
    today,
    jobs: move.jobsLeft > 0 ? moving.jobsLeft(move.jobsLeft) : moving.noJobs,
    happened: describeMove(move, locale),
    // An assembly is watched on its page.
    goOnTo:
      assembly && move.state !== 'cancelled'
        ? `/groups/${assembly.group}/assemblies/${assembly.month}`
        : cameFrom,
  };
}

/** '2 draws, 948 payments, 1 home'; empty while nothing has happened. */
export function describeMove({ happened }: Pick<Move, 'happened'>, locale: Locale): string {
  const { moving } = sandboxTexts(locale);
  return HAPPENINGS.flatMap((key) => {
    const count = happened?.[key] ?? 0;
    return count > 0 ? [moving.happened[key](count)] : [];
  }).join(', ');
}
