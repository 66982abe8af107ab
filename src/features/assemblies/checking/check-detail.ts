import type { Details, Difference, Differences } from './check-details.en.ts';

/** What a step found, as a code with its values: it is written in the reader's language. */
export type CheckDetail =
  | { readonly key: keyof Details; readonly values: readonly unknown[] }
  | {
      readonly difference: Difference;
      readonly at: string | number;
      readonly found: string;
      readonly published: string;
    };

export function detail<K extends keyof Details>(
  key: K,
  ...values: Parameters<Details[K]>
): CheckDetail {
  return { key, values };
}

/** Ends a step that found something wrong. */
export class CheckFailure extends Error {
  readonly detail: CheckDetail;

  constructor(detail: CheckDetail) {
    super(JSON.stringify(detail));
    this.detail = detail;
  }
}

/** Fails a step by naming what differs. */
export function requireSame(
  found: unknown,
  published: unknown,
  difference: Difference,
  at: string | number = '',
): void {
  if (found === published) return;
  const shown = { found: String(found), published: String(published) };
  throw new CheckFailure({ difference, at, ...shown });
}

/** Writes a detail in the language of the sentences. */
export function writeDetail(
  given: CheckDetail,
  { details, differences }: { details: Details; differences: Differences },
): string {
  if ('difference' in given) {
    const { difference, at, found, published } = given;
    return details.differs(differences[difference](at), found, published);
  }
  // `detail` has taken the values that the sentence of this key wants.
  const sentence = details[given.key] as (...values: readonly unknown[]) => string;
  return sentence(...given.values);
}
