/**
 * Runs work on items one after the other. A failure does not stop the others; it is thrown at the
 * end.
 */
export function collectFailures() {
  const failures: unknown[] = [];
  return {
    async collect<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
      for (const thing of things) {
        try {
          await work(thing);
        } catch (error) {
          failures.push(error);
        }
      }
    },
    throwAny(what: string): void {
      const [cause] = failures;
      if (cause) throw new Error(`${failures.length} ${what}`, { cause });
    },
  };
}
