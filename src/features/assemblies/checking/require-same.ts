/** Throws a sentence that names what differs. */
export function requireSame(found: unknown, published: unknown, what: string): void {
  if (found !== published) {
    throw new Error(`The ${what} differs: here ${String(found)}, published ${String(published)}.`);
  }
}
