import { isStaff, type Role } from '#shared/staff-roles.ts';

export const MIN_PASSWORD_LENGTH = 6;
/** The maximum age of an ID token at a sync, and how long before its expiry a client renews it. */
export const MAX_SYNC_TOKEN_SECONDS = 5 * 60;
export const RENEW_BEFORE_SECONDS = 30;

/** The maximum age of a sign-in for sensitive actions. */
export const FRESH_SIGN_IN_MINUTES = 10;

export function isFreshSignIn(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < FRESH_SIGN_IN_MINUTES * 60_000;
}

/** Marks a device on which somebody signed in before; HttpOnly. */
export const KNOWN_DEVICE_COOKIE = 'casa.device';

/** Leading zero bits of a puzzle's digest: about a second's work for a browser. */
export const PUZZLE_BITS = 17;

export function isSolved(digest: Uint8Array): boolean {
  const [a = 255, b = 255, c = 255] = digest;
  return ((a << 16) | (b << 8) | c) >>> (24 - PUZZLE_BITS) === 0;
}

/** The maximum lifetime of a session, however often it is used. */
export const MAX_SESSION_HOURS = { member: 30 * 24, staff: 12 };

export function isSessionOver(startedAt: Date, role: Role, now: Date): boolean {
  const hours = MAX_SESSION_HOURS[isStaff(role) ? 'staff' : 'member'];
  return now.getTime() - startedAt.getTime() >= hours * 3_600_000;
}

/** Tells scripts that there may be a session; they cannot read the session's own cookie. */
export const SESSION_HINT_COOKIE = 'casa.signed-in';

/**
 * Whether a change of role lets somebody confirm more than before: admins everything, treasurers
 * the money, others nothing. Then the days that a new confirmer waits begin again.
 */
export function widensConfirming(from: Role, to: Role): boolean {
  const rank = (role: Role) => (role === 'admin' ? 2 : role === 'treasurer' ? 1 : 0);
  return rank(to) > rank(from);
}

/** How long an invitation to the team can be accepted. */
export const INVITATION_DAYS = 7;

export const MAX_BAN_REASON_LENGTH = 500;

/** 'Google' for a gmail address, as the dashboard shows it. */
export function isGmailAddress(email: string): boolean {
  return /@gmail\.com$/i.test(email);
}

/** Splits the single name that an identity provider gives. */
export function splitName(name: string): { firstName: string | null; lastName: string | null } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { firstName: first || null, lastName: rest.join(' ') || null };
}

/**
 * A path on our own site to return to; anything else, such as another site, is dropped. Characters
 * that a header cannot hold are percent-encoded.
 */
export function safeReturnPath(path: string | null | undefined, fallback: string): string {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return fallback;
  if (!path.isWellFormed()) return fallback;
  return path.replace(/[^!-~]+/gu, encodeURIComponent);
}

/** A query parameter that shows a public page as signed-out visitors see it. */
export const VISITOR_VIEW = 'as=visitor';

export function isVisitorView(search: string): boolean {
  return search.replace(/^\?/, '').split('&').includes(VISITOR_VIEW);
}
