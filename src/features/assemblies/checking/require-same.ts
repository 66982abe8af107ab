import type { CheckTexts } from './check-texts.en.ts';

/** A difference from what was published; the message is in the reader's language. */
export class Difference extends Error {
  override readonly name = 'Difference';
}

/** Throws a `Difference` that names what differs. */
export function requireSame(
  { differs }: Pick<CheckTexts, 'differs'>,
  found: unknown,
  published: unknown,
  what: string,
): void {
  if (found !== published) throw new Difference(differs(what, String(found), String(published)));
}
