import type { CheckTexts } from './check-texts.en.ts';

/** Something that is not as it was published; the sentence is in the reader's language. */
export class Difference extends Error {
  override readonly name = 'Difference';
}

/** Throws a sentence that names what differs. */
export function requireSame(
  { differs }: Pick<CheckTexts, 'differs'>,
  found: unknown,
  published: unknown,
  what: string,
): void {
  if (found !== published) throw new Difference(differs(what, String(found), String(published)));
}
