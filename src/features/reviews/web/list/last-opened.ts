const KEY = 'casa.last-application';

/** Which application was open last in this tab, so that the list goes on there. */
export function rememberOpened(id: string): void {
  window.sessionStorage.setItem(KEY, id);
}

/** That application, once: a later visit of the list begins at its top. */
export function takeLastOpened(): string | undefined {
  const id = window.sessionStorage.getItem(KEY) ?? undefined;
  window.sessionStorage.removeItem(KEY);
  return id;
}
