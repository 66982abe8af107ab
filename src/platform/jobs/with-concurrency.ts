/** Does the work for every item, at most `limit` at a time; one runner keeps the order. */
export async function withConcurrency<T>(
  items: Iterable<T> | AsyncGenerator<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = Symbol.asyncIterator in items ? items : items[Symbol.iterator]();
  const runner = async () => {
    for (let next = await rest.next(); !next.done; next = await rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, runner));
}
