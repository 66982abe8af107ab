import { VISITOR_VIEW } from '#features/accounts/rules.ts';

/** The forms that can be shared, each with the hash that opens it and an alternative one. */
export const SHARED_FORMS = [
  {
    key: 'apply',
    title: 'Application form',
    text: 'Opens the full application, ready to fill in.',
    hash: '#apply',
    alternative: '#application',
  },
  {
    key: 'waitlist',
    title: 'Waitlist form',
    text: 'Opens the short waitlist form, for people who want to hear from us first.',
    hash: '#waitlist',
    alternative: '#join-waitlist',
  },
] as const;

export type SharedForm = (typeof SHARED_FORMS)[number];

/** The origin of a domain; undefined when it is invalid. 'example.org' means https. */
export function originOf(domain: string, fallback: string): string | undefined {
  const text = domain.trim();
  if (text === '') return fallback;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, origin, protocol } = new URL(address);
  const isHost = hostname.includes('.') || hostname === 'localhost';
  return isHost && /^https?:$/.test(protocol) ? origin : undefined;
}

export function linkOf({ hash }: SharedForm, origin: string): string {
  return `${origin}/${hash}`;
}

/** The same page as a visitor sees it; an admin would be redirected to a dashboard. */
export function testLinkOf({ hash }: SharedForm, origin: string): string {
  return `${origin}/?${VISITOR_VIEW}${hash}`;
}
