import type { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { z } from 'zod';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import type { Locale } from '#shared/text/locale.ts';
import { PERSONAS } from '../../demo/personas.ts';
import { inLanguage, languageSchema, localeOf } from '../language.ts';
import { readBody } from '../read-body.ts';
import { sandboxPage } from '../sandbox-page.ts';
import { sandboxTexts } from '../texts.ts';
import { findPersonas, nameOf } from './current-persona.ts';
import { enterAs } from './enter-as.ts';
import { TOUR_STOPS, type TourStop } from './tour-stops.ts';

/** The browser's current tour stop; `assets/bar.ts` deletes it when the tour is closed. */
export const TOUR_COOKIE = 'casa.tour';

const PAGE = '/sandbox/tour';
const stopSchema = z.object({
  stop: z.coerce.number().int().min(1).max(TOUR_STOPS.length),
  lang: languageSchema,
});

/** The tour: a page that lists its stops, and a route to each of them. */
export function addTourRoutes(hono: Hono<AppEnv>, context: Context): void {
  hono.post(PAGE, async (request) => {
    const { stop: number, lang } = checkInput(stopSchema, (await readBody(request)).input);
    const stop = TOUR_STOPS[number - 1];
    const path = await stop?.findPath(context, lang);
    if (!stop || !path) throw commonErrors.NOT_FOUND();
    await enterAs(context, request, stop.persona, lang);
    setCookie(request, TOUR_COOKIE, String(number), { path: '/', sameSite: 'Lax' });
    return request.redirect(path, 303);
  });

  hono.get(PAGE, async (request) => {
    const locale = localeOf(request);
    const texts = sandboxTexts(locale);
    const current = Number(getCookie(request, TOUR_COOKIE));
    const people = await findPersonas(context);
    const paths = await Promise.all(TOUR_STOPS.map((stop) => stop.findPath(context, locale)));
    // This page lists all stops, so the card of the current one is not needed.
    deleteCookie(request, TOUR_COOKIE, { path: '/' });
    request.header('cache-control', 'no-store');
    return request.html(
      sandboxPage(
        { title: texts.tour, locale },
        html`<main class="narrow">
          <p class="language"><a href="${inLanguage('/sandbox', locale)}">${texts.sandbox}</a></p>
          <h1>${texts.tourPage.title}</h1>
          <p class="lead">${texts.tourPage.lead}</p>
          <ol class="stops">
            ${TOUR_STOPS.map((stop, index) =>
              stopItem(stop, {
                locale,
                number: index + 1,
                isCurrent: index + 1 === current,
                canOpen: people.has(stop.persona) && paths[index] !== undefined,
              }),
            )}
          </ol>
        </main>`,
      ),
    );
  });
}

type Shown = { locale: Locale; number: number; isCurrent: boolean; canOpen: boolean };

function stopItem(stop: TourStop, { locale, number, isCurrent, canOpen }: Shown) {
  const { stops, tourPage } = sandboxTexts(locale);
  const persona = PERSONAS.find(({ key }) => key === stop.persona);
  const as =
    stop.persona === 'visitor' || !persona
      ? tourPage.asVisitor
      : tourPage.as(nameOf(persona, locale));
  return html`<li id="stop-${number}" ${isCurrent ? 'aria-current=step' : ''}>
    <span class="number" aria-hidden="true">${number}</span>
    <div>
      <h2>${stops[stop.key].title} <span>${as}</span></h2>
      <p>${stops[stop.key].sees}</p>
      ${
        canOpen
          ? html`<form method="post" action="${PAGE}">
              <input type="hidden" name="lang" value="${locale}" />
              <button name="stop" value="${number}" ${number === 1 ? 'class=strong' : ''}>${number === 1 ? tourPage.start : tourPage.open(number)}</button>
            </form>`
          : html`<p class="quiet">${tourPage.missing}</p>`
      }
    </div>
  </li>`;
}
