/** Does the work for every item, in order with one lane, with several as many at a time. */
export async function withConcurrency<T>(
  items: Iterable<T> | AsyncGenerator<T>,
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = Symbol.asyncIterator in items ? items : items[Symbol.iterator]();
  const lane = async () => {
    for (let next = await rest.next(); !next.done; next = await rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
