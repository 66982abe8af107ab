export const MIN_PASSWORD_LENGTH = 6;
/** How old an ID token may be at the sync, and how long before its end a client renews it. */
export const MAX_SYNC_TOKEN_SECONDS = 5 * 60;
export const RENEW_BEFORE_SECONDS = 30;

/** How long ago somebody may have proved who they are when they do something sensitive. */
export const FRESH_SIGN_IN_MINUTES = 10;

/** Whether a sign-in is recent enough for sensitive actions. */
export function isFreshSignIn(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < FRESH_SIGN_IN_MINUTES * 60_000;
}

/** Tells that somebody signed in on this device before; closed to scripts. */
export const KNOWN_DEVICE_COOKIE = 'casa.device';

/** How many leading bits of a puzzle's digest are zero: about a second's work for a browser. */
export const PUZZLE_BITS = 17;

/** Whether the digest of a puzzle and its answer begins with enough zero bits. */
export function isSolved(digest: Uint8Array): boolean {
  const [a = 255, b = 255, c = 255] = digest;
  return ((a << 16) | (b << 8) | c) >>> (24 - PUZZLE_BITS) === 0;
}

/** How long a session may last at most, however often it is used. */
export const MAX_SESSION_HOURS = { member: 30 * 24, admin: 12 };

/** Whether a session that began then is too old for somebody of this role. */
export function isSessionOver(startedAt: Date, role: Role, now: Date): boolean {
  return now.getTime() - startedAt.getTime() >= MAX_SESSION_HOURS[role] * 3_600_000;
}

/** Readable by scripts, unlike the session itself: tells whether there may be a session. */
export const SESSION_HINT_COOKIE = 'casa.signed-in';

export type Role = 'member' | 'admin';
export const ROLES = ['member', 'admin'] as const satisfies readonly Role[];

export const MAX_BAN_REASON_LENGTH = 500;

/** 'Google' for a gmail address, as the dashboard shows it. */
export function isGmailAddress(email: string): boolean {
  return /@gmail\.com$/i.test(email);
}

/** First and last name out of the one name an identity provider gives. */
export function splitName(name: string): { firstName: string | null; lastName: string | null } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { firstName: first || null, lastName: rest.join(' ') || null };
}

/**
 * A path of our own to return to; anything else, such as another site, is dropped. Letters that a
 * header cannot hold are written as codes.
 */
export function safeReturnPath(path: string | null | undefined, fallback: string): string {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return fallback;
  if (!path.isWellFormed()) return fallback;
  return path.replace(/[^!-~]+/gu, encodeURIComponent);
}

/** In an address: shows a public page as somebody sees it who is not signed in. */
export const VISITOR_VIEW = 'as=visitor';

/** Whether an address asks for that view. */
export function isVisitorView(search: string): boolean {
  return search.replace(/^\?/, '').split('&').includes(VISITOR_VIEW);
}
