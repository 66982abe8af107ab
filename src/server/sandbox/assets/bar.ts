// The sandbox's bar, in the browser: it fills in the persona and the date, so that the pages are
// the same for everybody and can be cached.

type Shown = {
  who: string;
  role: string;
  date: string;
  steps: Record<string, string | null>;
  isMoving: boolean;
  stop: {
    label: string;
    title: string;
    sees: string;
    next: { number: number; label: string } | null;
  } | null;
};

const SESSION_CHANNEL = 'casa-session';
const TOUR_COOKIE = 'casa.tour';

const bar = document.getElementById('casa-bar');
const card = document.getElementById('casa-tour');

const part = (name: string): HTMLElement | null =>
  document.querySelector(`[data-sandbox="${name}"]`);

const write = (name: string, text: string): void => {
  const element = part(name);
  if (element && element.textContent !== text) element.textContent = text;
};

async function refresh(): Promise<void> {
  const language = bar?.getAttribute('lang') ?? 'en';
  const answer = await fetch(`/sandbox/bar.json?lang=${language}`).catch(() => undefined);
  if (!answer?.ok) return;
  show(await answer.json());
}

function show({ who, role, date, steps, isMoving, stop }: Shown): void {
  write('who', who);
  write('role', role);
  write('date', date);
  for (const [step, when] of Object.entries(steps)) {
    write(`step-${step}`, when ?? part(`step-${step}`)?.dataset.none ?? '');
    const button = part(`step-${step}`)?.closest('button');
    if (button) button.disabled = when === null || isMoving;
  }
  bar?.toggleAttribute('data-moving', isMoving);
  if (card) card.hidden = stop === null;
  if (!stop) return;
  write('stop-label', stop.label);
  write('stop-title', stop.title);
  write('stop-sees', stop.sees);
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

part('stop-close')?.addEventListener('click', endTour);
part('stop-finish')?.addEventListener('click', endTour);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void refresh();
});
// A page from the back-forward cache may show another persona.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) void refresh();
});
// The product tells its tabs when somebody signs in or out.
new BroadcastChannel(SESSION_CHANNEL).onmessage = () => void refresh();
void refresh();
