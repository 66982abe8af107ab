import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The session token in the browser's cookie, when we signed it. The library's own reader treats an
 * unreachable database as a missing session, which would sign everybody out.
 */
export function readSessionToken(
  headers: Headers,
  cookieName: string,
  secret: string,
): string | undefined {
  const value = cookieValue(headers.get('cookie') ?? '', cookieName);
  const dot = value?.lastIndexOf('.') ?? -1;
  if (!value || dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [key, ...rest] = part.trim().split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return undefined;
    }
  }
  return undefined;
}
