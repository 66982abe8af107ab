import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { withConcurrency } from '#platform/jobs/with-concurrency.ts';
import { collectFailures } from '../arrears/server/collect-failures.ts';

/** One page is prepared here while the database writes another. */
const CONCURRENCY = 2;

/**
 * Works through pages of items, one transaction per page and two pages at a time. When a page
 * fails, its items are tried one by one, so that a failing one does not block the others. Throws at
 * the end if any failed.
 */
export async function inBatches<T>(
  context: Context,
  {
    readPage,
    work,
    failed,
  }: {
    /** The page after an item, in a fixed order; the last page is empty. */
    readPage: (after: T | undefined) => Promise<readonly T[]>;
    work: (tx: TransactionContext, items: readonly T[]) => Promise<void>;
    /** What failed, for the error message. */
    failed: string;
  },
): Promise<void> {
  const failures = collectFailures();
  const run = (items: readonly T[]) => inTransaction(context, (tx) => work(tx, items));
  await withConcurrency(pagesOf(readPage), CONCURRENCY, async (page) => {
    try {
      await run(page);
    } catch {
      await failures.collect(page, (item) => run([item]));
    }
  });
  failures.throwAny(failed);
}

async function* pagesOf<T>(readPage: (after: T | undefined) => Promise<readonly T[]>) {
  for (let page = await readPage(undefined); page.length > 0; page = await readPage(page.at(-1))) {
    yield page;
  }
}
