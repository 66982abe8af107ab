import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { findEntryPage, WAITLIST_SORT } from '#features/waitlist/server/admin-queries.ts';
import { useTestApp } from '#testing/test-app.ts';
import { cursorOf } from './keyset.ts';

/** More rows than a search reads in order before it asks the index. */
const NEWEST = 3_000;

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Node[];
};
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describe('a search in a list', () => {
  const test = useTestApp();

  /** Older rows that match, and many newer ones that do not. */
  beforeEach(async () => {
    const { db } = test.context;
    const save = (from: number, to: number, city: string) =>
      db.execute(sql`insert into waitlist_entries
        (id, list, email, first_name, last_name, applicant_profile, source, created_at, updated_at)
        select gen_random_uuid(), case when n % 2 = 0 then 'event' else 'english' end,
          lower(${city}) || n || '@example.com', ${city}, 'N' || n, 'others', 'organic',
          timestamptz '2026-01-01' + n * interval '1 minute', now()
        from generate_series(${from}::int, ${to}::int) n`);
    await save(1, 30, 'Provo');
    await save(31, 30 + NEWEST, 'Ogden');
    await db.execute(sql`vacuum analyze waitlist_entries`);
  });

  async function readAll(filter: Parameters<typeof findEntryPage>[1], limit: number) {
    const names: string[] = [];
    let cursor: string | undefined;
    for (;;) {
      const rows = await findEntryPage(test.context.db, filter, { cursor, limit });
      const shown = rows.slice(0, limit);
      names.push(...shown.map(({ lastName }) => lastName));
      const last = shown.at(-1);
      if (rows.length <= limit || !last) return names;
      cursor = cursorOf(WAITLIST_SORT, last);
    }
  }

  it('finds rows behind many newer ones, each once and in order', async () => {
    const expected = Array.from({ length: 30 }, (_, index) => `N${30 - index}`);
    expect(await readAll({ search: 'provo' }, 7)).toEqual(expected);
    expect(await readAll({ search: 'provo', list: 'event' }, 7)).toEqual(
      expected.filter((name) => Number(name.slice(1)) % 2 === 0),
    );
    expect(await readAll({ search: 'nobody' }, 7)).toEqual([]);
  });

  it('goes on where the first rows of the order have only some of a page', async () => {
    const { db } = test.context;
    await db.execute(sql`update waitlist_entries set first_name = 'Lima'
      where substr(last_name, 2)::int % 600 = 0`);
    expect(await readAll({ search: 'lima' }, 3)).toEqual([
      'N3000',
      'N2400',
      'N1800',
      'N1200',
      'N600',
    ]);
  });

  it('finds a full page and whether there is another, in the first rows and behind them', async () => {
    const { db } = test.context;
    const namesOf = async (search: string, limit: number) =>
      (await findEntryPage(db, { search }, { limit })).map(({ lastName }) => lastName);
    expect(await namesOf('ogden', 2)).toEqual(['N3030', 'N3029', 'N3028']);
    expect(await namesOf('provo', 30)).toHaveLength(30);
    expect(await namesOf('provo', 29)).toHaveLength(30);
  });

  it('reads few rows for a common word and asks the trigram index for a rare one', async () => {
    const { db } = test.context;
    /** How many rows each index and the table gave. */
    const readBy = async (search: string) => {
      const query = findEntryPage(db, { search }, { limit: 25 });
      const [row] = await selectRows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        db,
        sql`explain (analyze, format json, timing off) ${query}`,
      );
      const read = new Map<string, number>();
      for (const node of row ? nodesOf(row['QUERY PLAN'][0].Plan) : []) {
        const name = node['Index Name'] ?? node['Relation Name'];
        const rows = node['Actual Rows'] * node['Actual Loops'];
        if (name) read.set(name, (read.get(name) ?? 0) + rows);
      }
      return Object.fromEntries(read);
    };
    const common = await readBy('ogden');
    expect(common.waitlist_entries_created_at_idx).toBeLessThan(100);
    expect(common.waitlist_entries_search_idx ?? 0).toBe(0);
    for (const [rare, matches] of [
      ['provo', 30],
      ['qwertyuiop', 0],
    ] as const) {
      const read = await readBy(rare);
      expect(read.waitlist_entries_created_at_idx).toBe(2_000);
      expect(read.waitlist_entries_search_idx).toBe(matches);
    }
  });
});
