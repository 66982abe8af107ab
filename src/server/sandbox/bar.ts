import type { Config } from '#platform/settings/config.ts';
import { escapeHtml } from '#shared/text/html.ts';
import type { Locale } from '#shared/text/locale.ts';
import { assetPath } from './asset-files.ts';
import { inLanguage, languageSchema } from './language.ts';
import { sandboxTexts } from './texts.ts';
import { TIME_STEPS } from './time/time-steps.ts';

const MARK =
  '<svg viewBox="-32 -32 64 64" aria-hidden="true" fill="currentColor">' +
  Array.from(
    { length: 12 },
    (_, index) =>
      `<path d="M-3.4 1.6 0 -2 3.4 1.6V5h-6.8Z" transform="rotate(${index * 30}) translate(0 -24)"${index === 1 ? ' class="casa-home"' : ''} />`,
  ).join('') +
  '</svg>';

/**
 * The bar, which is part of every page. It contains nothing personal, so that pages can be cached;
 * `assets/bar.ts` fills it in. It comes last in the document, so that the first tab stop is the
 * page's own; the styles show it at the top.
 */
export function barHtml(locale: Locale): string {
  const texts = sandboxTexts(locale);
  const lang = `<input type="hidden" name="lang" value="${locale}" />`;
  const steps = TIME_STEPS.map(
    (step) =>
      `<button name="step" value="${step}"><strong data-sandbox="name-${step}">${escapeHtml(texts.steps[step])}</strong> <span data-sandbox="step-${step}"></span></button>`,
  ).join('');
  const { card } = texts;
  return `<aside id="casa-bar" aria-label="${escapeHtml(texts.barLabel)}" lang="${locale}">
      <a class="casa-who" data-sandbox="first-link" href="${inLanguage('/sandbox', locale)}">${MARK}<span><strong data-sandbox="who">${escapeHtml(texts.sandbox)}</strong> <span data-sandbox="role"></span></span></a>
      <button type="button" class="casa-when" popovertarget="casa-time"><span class="casa-heard"><span data-sandbox="move-time">${escapeHtml(texts.moveTime)}</span>: </span><span data-sandbox="date"></span></button>
      <a class="casa-link" data-sandbox="tour-link" href="${inLanguage('/sandbox/tour', locale)}">${escapeHtml(texts.tour)}</a>
      <div id="casa-time" popover>
        <form method="post" action="/sandbox/time">${lang}${steps}</form>
        <form id="casa-staff" method="post" action="/sandbox/staff"><input type="hidden" name="works" value="no" /><button><strong data-sandbox="staff-state">${escapeHtml(texts.staff.works)}</strong> <span data-sandbox="staff-change">${escapeHtml(texts.staff.toRest)}</span></button></form>
      </div>
      <p class="casa-news" data-sandbox="news" role="status" hidden><span data-sandbox="news-text"></span><button type="button" data-sandbox="news-close" aria-label="${escapeHtml(texts.newsClose)}"><span aria-hidden="true">×</span></button></p>
    </aside>
    <section id="casa-tour" hidden aria-label="${escapeHtml(texts.tour)}" lang="${locale}">
      <p class="casa-stop" data-sandbox="stop-label"></p>
      <h2 data-sandbox="stop-title"></h2>
      <p data-sandbox="stop-sees"></p>
      <form class="casa-other" data-sandbox="stop-other" method="post" action="/sandbox/tour" hidden>${lang}<input type="hidden" name="stop" value="" /><span data-sandbox="stop-other-note"></span> <button><span data-sandbox="stop-be"></span></button></form>
      <div>
        <form data-sandbox="stop-next" method="post" action="/sandbox/tour">${lang}<input type="hidden" name="stop" value="" /><button><span data-sandbox="next">${escapeHtml(card.next)}</span>: <span data-sandbox="stop-next-label"></span></button></form>
        <button type="button" data-sandbox="stop-finish" hidden>${escapeHtml(card.finish)}</button>
        <a data-sandbox="all-stops" href="${inLanguage('/sandbox/tour', locale)}">${escapeHtml(card.all)}</a>
      </div>
      <button type="button" class="casa-close" data-sandbox="stop-close" aria-label="${escapeHtml(card.close)}"><span aria-hidden="true">×</span></button>
    </section>`;
}

/** The bar's style sheet and script, for the head of a page. */
export const barHead = (): string =>
  `<link rel="stylesheet" href="${assetPath('bar.css')}" />
    <script type="module" src="${assetPath('bar.js')}" fetchpriority="low"></script>`;

/** Adds the bar to a page of the site, in the page's language, if there is a demonstration. */
export function withBar(page: string, { hasDemo }: Pick<Config, 'hasDemo'>): string {
  if (!hasDemo) return page;
  const locale = languageSchema.parse(/<html [^>]*lang="([^"]*)"/.exec(page)?.[1]);
  return page
    .replace('</head>', () => `  ${barHead()}\n  </head>`)
    .replace('</body>', () => `  ${barHtml(locale)}\n  </body>`);
}
