/** The e-mail address that the page's address carries, decoded. */
export function emailOfAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get('email')?.trim() || undefined;
}
