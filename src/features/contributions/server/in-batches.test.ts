import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { inBatches } from './in-batches.ts';

const ITEMS = Array.from({ length: 11 }, (_, index) => index);

/** The items after one, three on a page. */
const readPage = async (after: number | undefined) =>
  ITEMS.filter((item) => item > (after ?? -1)).slice(0, 3);

describe('work in batches', () => {
  const test = useTestApp();

  it('is done once for every item, a page in one transaction', async () => {
    const pages: (readonly number[])[] = [];
    await inBatches(test.context, {
      readPage,
      work: async (_tx, items) => void pages.push(items),
      failed: 'could not be done',
    });
    expect(pages.map(({ length }) => length).sort()).toEqual([2, 3, 3, 3]);
    expect(pages.flat().sort((a, b) => a - b)).toEqual(ITEMS);
  });

  it('goes on without the item that fails, and says so at the end', async () => {
    const done: number[] = [];
    const run = inBatches(test.context, {
      readPage,
      work: async (_tx, items) => {
        if (items.includes(4)) throw new Error('the fourth cannot be done');
        done.push(...items);
      },
      failed: 'could not be done',
    });
    await expect(run).rejects.toThrow('1 could not be done');
    expect(done.sort((a, b) => a - b)).toEqual(ITEMS.filter((item) => item !== 4));
  });

  it('ends when a page cannot be read', async () => {
    const run = inBatches(test.context, {
      readPage: async (after: number | undefined) => {
        if (after !== undefined) throw new Error('the connection was lost');
        return readPage(after);
      },
      work: async () => {},
      failed: 'could not be done',
    });
    await expect(run).rejects.toThrow('the connection was lost');
  });
});
