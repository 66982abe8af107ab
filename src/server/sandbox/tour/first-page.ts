import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import type { Locale } from '#shared/text/locale.ts';
import { isAtDesk, PERSONA_PASSWORD, PERSONAS, type Persona } from '../../demo/personas.ts';
import { describe } from '../bar-routes.ts';
import { inLanguage, localeOf } from '../language.ts';
import { sandboxPage } from '../sandbox-page.ts';
import { sandboxTexts } from '../texts.ts';
import { formatLongDay } from '../time/format-day.ts';
import { findDestinations, TIME_STEPS } from '../time/time-steps.ts';
import { findPersonas, nameOf, readCurrentPersona } from './current-persona.ts';

/** The sandbox's first page: the tour, the personas, the clock, and the sandbox's services. */
export function addFirstPage(hono: Hono<AppEnv>, context: Context): void {
  hono.get('/sandbox', async (request) => {
    const locale = localeOf(request);
    const texts = sandboxTexts(locale);
    const other = texts.otherLanguage.locale;
    const who = await readCurrentPersona(context, request, locale);
    const found = await findPersonas(context);
    const people = PERSONAS.filter(({ key }) => found.has(key));
    const destinations = await findDestinations(context);
    const { first } = texts;
    request.header('cache-control', 'no-store');
    return request.html(
      sandboxPage(
        { title: texts.sandbox, locale },
        html`<main>
          <p class="language"><a href="${inLanguage('/sandbox', other)}" hreflang="${other}" lang="${other}">${texts.otherLanguage.name}</a></p>
          <h1>${first.title}</h1>
          <p class="lead">${first.lead}</p>
          <p class="actions">
            <a class="button strong" href="${inLanguage('/sandbox/tour', locale)}">${first.startTour}</a>
            <span class="quiet">${first.tourLength}</span>
          </p>
          <section aria-labelledby="people">
            <h2 id="people">${first.peopleTitle}</h2>
            <p class="lead">${first.peopleLead}</p>
            ${
              people.length < PERSONAS.length
                ? html`<p class="note">${first.missing}</p>`
                : html`<p class="note calm">
                    ${first.password} <code>${PERSONA_PASSWORD}</code>.
                    ${first.factor} <a href="/sandbox/codes">${first.codes}</a>.
                  </p>`
            }
            <ul class="people">
              ${people.map((persona) => personaCard(persona, persona.key === who.key, locale))}
            </ul>
          </section>
          <section aria-labelledby="time">
            <h2 id="time">${first.timeTitle}</h2>
            <p class="today">${formatLongDay(context.clock.now(), locale)}</p>
            <p class="lead">${first.timeLead}</p>
            <form class="days" method="post" action="/sandbox/time">
              <input type="hidden" name="lang" value="${locale}" />
              ${TIME_STEPS.map((step) => {
                const when = describe(destinations[step], locale);
                return html`<button name="step" value="${step}" ${when === null ? 'disabled' : ''}>
                  ${texts.steps[step]} <span>${when ?? texts.noStep}</span>
                </button>`;
              })}
            </form>
          </section>
          <section aria-labelledby="services">
            <h2 id="services">${first.servicesTitle}</h2>
            <ul class="services">
              ${texts.services.map(
                ([href, name, text]) => html`<li><a href="${href}">${name}</a><p>${text}</p></li>`,
              )}
            </ul>
          </section>
        </main>`,
      ),
    );
  });
}

function personaCard(persona: Persona, isYou: boolean, locale: Locale) {
  const { first, personas, roles } = sandboxTexts(locale);
  const name = nameOf(persona, locale);
  const { key, role, email } = persona;
  const be = key === 'visitor' ? first.beVisitor : first.be(name);
  return html`<li class="${isAtDesk(persona) ? 'desk' : ''}" ${isYou ? 'aria-current=true' : ''}>
    <span class="initial" aria-hidden="true">${name.slice(0, 1)}</span>
    <h3>${name} <span>${roles[role]}</span></h3>
    <p>${personas[key]} ${email ? html`<span class="address">${email}</span>` : ''}</p>
    <form method="post" action="/sandbox/personas">
      <input type="hidden" name="lang" value="${locale}" />
      <button name="persona" value="${key}" ${isYou ? 'disabled' : ''}>${isYou ? first.isYou : be}</button>
    </form>
  </li>`;
}
