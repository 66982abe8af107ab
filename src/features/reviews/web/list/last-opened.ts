const KEY = 'casa.last-application';

/** Stores the application that was opened last in this tab, so that the list returns to it. */
export function rememberOpened(id: string): void {
  window.sessionStorage.setItem(KEY, id);
}

/** That application, once: a later visit of the list starts at the top. */
export function takeLastOpened(): string | undefined {
  const id = window.sessionStorage.getItem(KEY) ?? undefined;
  window.sessionStorage.removeItem(KEY);
  return id;
}
