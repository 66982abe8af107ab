/** The e-mail address that the page's address carries, decoded. */
export function emailOfAddress(search = window.location.search): string | undefined {
  const [, written] = search.match(/[?&]email=([^&]*)/) ?? [];
  if (!written) return undefined;
  try {
    // A plus stays one: in addresses such as ana+home@example.com it is never a space.
    return decodeURIComponent(written).trim() || undefined;
  } catch {
    return undefined;
  }
}
