const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Makes server-rendered tabs interactive: `role="tab"` with `aria-controls`, panels with ids. A
 * click or an arrow key shows a panel and marks the others `data-hidden`, which hides them if
 * scripts run (see styles).
 */
export function enhanceTabs(root: HTMLElement): () => void {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role="tab"]')];

  const show = (shown: HTMLElement) => {
    for (const tab of tabs) {
      const isShown = tab === shown;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      panel?.toggleAttribute('data-hidden', !isShown);
    }
  };
  const tabOf = (event: Event) =>
    event.target instanceof Element
      ? tabs.find((tab) => tab.contains(event.target as Element))
      : undefined;

  const onClick = (event: Event) => {
    const tab = tabOf(event);
    if (tab) show(tab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = tabOf(event);
    const next = KEYS[event.key];
    if (!tab || !next) return;
    event.preventDefault();
    const target = tabs[next(tabs.indexOf(tab), tabs.length)];
    if (target) show(target);
    target?.focus();
  };
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKeyDown);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKeyDown);
  };
}
