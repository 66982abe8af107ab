// These functions are sent to the browser, so each uses nothing outside itself.

declare global {
  interface Window {
    complaints?: string[];
  }
}

/** The link, button or choice whose words begin like one of these, in the last dialog or the page. */
export function findClickable(...words: string[]): Element | undefined {
  const front = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
  const named = [...front.querySelectorAll<HTMLElement>('a, button, summary, label')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({
      element,
      name: (element.ariaLabel ?? element.innerText).replaceAll(/\s+/g, ' ').trim(),
    }));
  const { element } =
    // A tab may be called like the button below it.
    named.findLast(({ name }) => words.includes(name)) ??
    named.find(({ name }) => words.some((word) => name.startsWith(word))) ??
    {};
  const box = element instanceof HTMLLabelElement ? element.control : null;
  const target = box instanceof HTMLElement && box.offsetWidth > 1 ? box : element;
  if (!target || target.ariaDisabled === 'true' || box?.matches(':disabled')) return undefined;
  // Bars at the edges would cover it.
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target;
}

/** The text field of a label, with its text selected, so that what is typed replaces it. */
export function findField(label: string): Element | undefined {
  const front = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
  const labels = [...front.querySelectorAll('label')];
  const field = labels.find(({ innerText }) => innerText.trim().startsWith(label))?.control;
  // Before the page is hydrated its fields are disabled.
  if (!(field instanceof HTMLInputElement) || field.matches(':disabled')) return undefined;
  field.focus();
  field.select();
  return field;
}

/** Chooses in the list of a label; returns whether it has that option. */
export function chooseOption(label: string, option: string): boolean {
  const labels = [...document.querySelectorAll('label')];
  const list = labels.find(({ innerText }) => innerText.trim().startsWith(label))?.control;
  if (!(list instanceof HTMLSelectElement) || list.matches(':disabled')) return false;
  const chosen = [...list.options].find(({ text }) => text === option);
  if (!chosen) return false;
  list.value = chosen.value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Scrolls a text to its end; returns whether it is there. */
export function scrollToEnd(label: string): boolean {
  const text = document.querySelector(`[aria-label="${label}"]`);
  text?.scrollTo({ top: text.scrollHeight, behavior: 'instant' });
  return text !== null;
}

export const readPage = (): string => document.body.innerText.replaceAll(/\s+/g, ' ');

/** Starts the page's code, as the first interaction does; returns whether it has started. */
export function startPage(): boolean {
  window.dispatchEvent(new Event('pointerdown'));
  return !document.getElementById('root') || document.documentElement.dataset.ready === 'true';
}

export function markAsLeft(): void {
  document.documentElement.dataset.left = '';
}

/** Whether the page is another one than the one that was left, and can be read. */
export const isNew = (): boolean =>
  document.readyState !== 'loading' && document.documentElement.dataset.left === undefined;

/** Keeps what the console would show as an error, and what the content policy has blocked. */
export function keepComplaints(): void {
  const kept: string[] = [];
  window.complaints = kept;
  const log = console.error;
  console.error = (...said: unknown[]) => {
    kept.push(said.map(String).join(' '));
    log(...said);
  };
  window.addEventListener('error', ({ message }) => kept.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    kept.push(`blocked by ${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}`),
  );
}

export const takeComplaints = (): string[] => window.complaints?.splice(0) ?? [];
