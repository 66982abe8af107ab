import { hasSessionHint } from '#features/accounts/sign-in/web/session-hint.ts';
import { hasOwnParameters } from '#shared/own-parameters.ts';
import { reloadable } from '#shared/reloadable.ts';
import { loadOnFirstInteraction, noteInteraction } from '#ui/section/on-first-interaction.ts';
import { captureClickBeforeHydration } from './click-before-hydration.ts';
import { offerLanguage } from './offer-language.ts';

// The only code that runs before the page is used. A complete page stays plain HTML until then: its
// code is fetched and started at the first interaction.

/** Assistive technology may cause no event, so the page starts by itself after this time. */
const START_AFTER_MS = 8_000;

// Until then the page shows that its script is missing (see styles).
document.documentElement.dataset.script = 'running';
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

offerLanguage();
const click = captureClickBeforeHydration();
if (mustStartAtOnce(root)) noteInteraction();
else setTimeout(noteInteraction, START_AFTER_MS);
const loadStart = reloadable(() => import('./start-app.tsx'));
await loadOnFirstInteraction(async () => {
  preloadFiles();
  return (await loadStart()).startApp(root, click.stop);
});
document.documentElement.dataset.ready = 'true';
click.dispatch();

/** Fetches all files of the page's code at once, rather than import by import. */
function preloadFiles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-script-part]')) {
    link.removeAttribute('data-script-part');
    link.rel = 'modulepreload';
  }
}

/**
 * Whether the page must start at once: the HTML is incomplete because it has no content, the
 * visitor may be signed in, or the address changes what is shown; or a field has the focus. Chat
 * and analytics wait for the first interaction like everything else.
 */
function mustStartAtOnce(page: HTMLElement): boolean {
  return (
    page.dataset.complete === undefined ||
    hasSessionHint() ||
    hasOwnParameters(window.location.search) ||
    document.activeElement !== document.body
  );
}
