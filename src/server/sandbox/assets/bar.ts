// The sandbox's bar, in the browser: it fills in the persona and the date, so that the pages are
// the same for everybody and can be cached.

type Shown = {
  who: string;
  role: string;
  date: string;
  steps: Record<string, string | null>;
  isMoving: boolean;
  /** The bar's fixed sentences in the language of the page. */
  texts: Record<string, string>;
  noStep: string;
  barLabel: string;
  tourLabel: string;
  closeLabel: string;
  newsCloseLabel: string;
  links: Record<string, string>;
  staff: { works: boolean; state: string; change: string };
  /** What the last move of the clock brought. */
  news: string | null;
  stop: {
    label: string;
    title: string;
    sees: string;
    /** When the page is meant for somebody else than who is signed in. */
    other: { note: string; be: string; number: number } | null;
    next: { number: number; label: string } | null;
  } | null;
};

const SESSION_CHANNEL = 'casa-session';
const TOUR_COOKIE = 'casa.tour';
/** Remembers in this tab that it moved the clock, until it is told what that brought. */
const HAS_MOVED = 'casa.moved';

const bar = document.getElementById('casa-bar');
const card = document.getElementById('casa-tour');

const part = (name: string): HTMLElement | null =>
  document.querySelector(`[data-sandbox="${name}"]`);

const write = (name: string, text: string): void => {
  const element = part(name);
  if (element && element.textContent !== text) element.textContent = text;
};

async function refresh(): Promise<void> {
  const language = document.documentElement.lang;
  const answer = await fetch(`/sandbox/bar.json?lang=${language}`).catch(() => undefined);
  if (!answer?.ok) return;
  const shown: Shown = await answer.json();
  translate(shown, language);
  show(shown);
}

/** A members' page is served in English and then shown in its reader's language. */
function translate({ texts, links, ...shown }: Shown, language: string): void {
  for (const [name, text] of Object.entries(texts)) write(name, text);
  for (const place of [bar, card]) place?.setAttribute('lang', language);
  bar?.setAttribute('aria-label', shown.barLabel);
  card?.setAttribute('aria-label', shown.tourLabel);
  part('stop-close')?.setAttribute('aria-label', shown.closeLabel);
  part('news-close')?.setAttribute('aria-label', shown.newsCloseLabel);
  for (const [name, href] of Object.entries(links)) part(name)?.setAttribute('href', href);
  for (const input of document.querySelectorAll<HTMLInputElement>(
    '#casa-bar input[name=lang], #casa-tour input[name=lang]',
  )) {
    input.value = language;
  }
}

function show({ who, role, date, steps, noStep, isMoving, stop, staff, news }: Shown): void {
  write('who', who);
  write('role', role);
  write('date', date);
  for (const [step, when] of Object.entries(steps)) {
    write(`step-${step}`, when ?? noStep);
    const button = part(`step-${step}`)?.closest('button');
    if (button) button.disabled = when === null || isMoving;
  }
  bar?.toggleAttribute('data-moving', isMoving);
  write('staff-state', staff.state);
  write('staff-change', staff.change);
  const works = document.querySelector<HTMLInputElement>('#casa-staff input[name=works]');
  if (works) works.value = staff.works ? 'no' : 'yes';
  const note = part('news');
  // Told once, on the page after the move, to whoever moved: it covers a part of the page.
  if (news !== null && sessionStorage.getItem(HAS_MOVED) !== null) {
    sessionStorage.removeItem(HAS_MOVED);
    write('news-text', news);
    if (note) note.hidden = false;
  }
  if (card) card.hidden = stop === null;
  if (!stop) return;
  write('stop-label', stop.label);
  write('stop-title', stop.title);
  write('stop-sees', stop.sees);
  const other = part('stop-other') as HTMLFormElement | null;
  if (other) other.hidden = stop.other === null;
  write('stop-other-note', stop.other?.note ?? '');
  write('stop-be', stop.other?.be ?? '');
  const same = other?.querySelector<HTMLInputElement>('input[name=stop]');
  if (same && stop.other) same.value = String(stop.other.number);
  const form = part('stop-next') as HTMLFormElement | null;
  if (form) form.hidden = stop.next === null;
  const finish = part('stop-finish');
  if (finish) finish.hidden = stop.next !== null;
  const number = form?.querySelector<HTMLInputElement>('input[name=stop]');
  if (number && stop.next) number.value = String(stop.next.number);
  write('stop-next-label', stop.next?.label ?? '');
}

function endTour(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser.
  document.cookie = `${TOUR_COOKIE}=; path=/; max-age=0`;
  if (card) card.hidden = true;
  bar?.querySelector<HTMLElement>('a')?.focus();
}

part('news-close')?.addEventListener('click', () => {
  const note = part('news');
  if (note) note.hidden = true;
});
document.addEventListener('submit', ({ target }) => {
  if (!(target instanceof HTMLFormElement)) return;
  if (target.getAttribute('action') === '/sandbox/time') sessionStorage.setItem(HAS_MOVED, '1');
});
part('stop-close')?.addEventListener('click', endTour);
part('stop-finish')?.addEventListener('click', endTour);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void refresh();
});
// A page from the back-forward cache may show another persona.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) void refresh();
});
new MutationObserver(() => void refresh()).observe(document.documentElement, {
  attributeFilter: ['lang'],
});
// The product tells its tabs when somebody signs in or out.
new BroadcastChannel(SESSION_CHANNEL).onmessage = () => void refresh();
void refresh();
