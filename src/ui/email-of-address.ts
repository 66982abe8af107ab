/** The e-mail address in the page's query, decoded. */
export function emailOfAddress(search = window.location.search): string | undefined {
  const [, written] = search.match(/[?&]email=([^&]*)/) ?? [];
  if (!written) return undefined;
  try {
    // A plus stays a plus, since addresses such as ana+home@example.com contain one.
    return decodeURIComponent(written).trim() || undefined;
  } catch {
    return undefined;
  }
}
