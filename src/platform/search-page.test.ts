import { eq, type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { foldText, matchesSearch } from '#db/search.ts';
import { selectEntries, WAITLIST_SORT } from '#features/waitlist/server/admin-queries.ts';
import { waitlistEntries } from '#features/waitlist/server/tables.ts';
import { useTestApp } from '#testing/test-app.ts';
import { cursorOf, rowsOf } from './keyset.ts';
import { reachOf, readInSteps } from './search-page.ts';

/** More rows than a search reads in order before it asks the index. */
const NEWEST = 2_200;

type Node = {
  'Node Type': string;
  Alias?: string;
  'Subplan Name'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Node[];
};
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describe('a search in a list', () => {
  const test = useTestApp();

  /** Older rows that match, and newer ones that do not. */
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

  /** What PostgreSQL does to run a statement. */
  async function explain(statement: SQL): Promise<Node[]> {
    const [row] = await selectRows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      test.context.db,
      sql`explain (analyze, format json, timing off) ${statement}`,
    );
    return row ? nodesOf(row['QUERY PLAN'][0].Plan) : [];
  }

  async function readAll(filter: Parameters<typeof selectEntries>[1], limit: number) {
    const names: string[] = [];
    let cursor: string | undefined;
    for (;;) {
      const rows = await selectEntries(test.context.db, filter, { cursor, limit });
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
    expect(await readAll({ search: 'ogden n10' }, 50)).toHaveLength(110);
    expect(await readAll({ search: 'nobody' }, 7)).toEqual([]);
  });

  it('reads on in order for what the first rows have sometimes, and asks the index for the rest', async () => {
    const { db } = test.context;
    /** How many rows the steps of the search read until they know which ones the page has. */
    const rowsRead = async (search: string) => {
      const read = { all: 0, near: 0, further: 0, far: 0 };
      const asked = { found: matchesSearch(waitlistEntries, search), after: undefined, limit: 25 };
      const listed = { table: waitlistEntries, sort: WAITLIST_SORT };
      const steps = { sort: WAITLIST_SORT, isSearch: true, after: undefined, limit: asked.limit };
      await readInSteps(db, steps, async (step, since) => {
        const { from, where, order } = reachOf(step, listed, { ...asked, since });
        const query = db
          .select({ id: waitlistEntries.id })
          .from(from)
          .where(where)
          .orderBy(...order)
          .limit(rowsOf(asked));
        const nodes = await explain(query.getSQL());
        const searching = nodes.filter((node) =>
          step === 'far'
            ? node['Subplan Name'] === 'CTE far'
            : node['Node Type'] === 'Subquery Scan' && node.Alias?.startsWith('waitlist_entries'),
        );
        read[step] = searching
          .flatMap(nodesOf)
          .filter((node) => node['Relation Name'] === 'waitlist_entries')
          .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
        return query;
      });
      return read;
    };
    const common = await rowsRead('ogden');
    expect(common.near).toBeLessThan(100);
    expect(common).toMatchObject({ further: 0, far: 0 });
    expect(await rowsRead('provo')).toMatchObject({ near: 800, further: 0, far: 30 });
    await db.execute(sql`update waitlist_entries set last_name = 'Lima ' || last_name
      where substr(last_name, 2)::int % 40 = 0`);
    await db.execute(sql`vacuum analyze waitlist_entries`);
    const sometimes = await rowsRead('lima');
    expect(sometimes).toMatchObject({ near: 800, far: 0 });
    expect(sometimes.further).toBeGreaterThan(1_000);
    expect(await readAll({ search: 'lima' }, 25)).toEqual(
      Array.from({ length: 55 }, (_, index) => `Lima N${40 * (55 - index)}`),
    );
  });

  it('reads nothing but the index of the order until it knows the page', async () => {
    const { db } = test.context;
    const found = matchesSearch(waitlistEntries, 'ogden');
    const listed = { table: waitlistEntries, sort: WAITLIST_SORT };
    const { from } = reachOf('near', listed, { found, after: undefined, limit: 25 });
    const nodes = await explain(db.select({ email: waitlistEntries.email }).from(from).getSQL());
    const inOrder = nodes.find((node) => node['Index Name'] === 'waitlist_entries_created_at_idx');
    expect(inOrder?.['Node Type']).toBe('Index Only Scan');
  });

  it('folds the stored text as it folds the words', async () => {
    const { db } = test.context;
    const name = 'CONCEIÇÃO İpek Nguyễn Łukasz Ёлкина ΓΙΏΡΓΟΣ 李';
    await db
      .update(waitlistEntries)
      .set({ firstName: name, phone: '+1 (801) 555-0199' })
      .where(eq(waitlistEntries.lastName, 'N1'));
    const [row] = await selectRows<{ text: string }>(
      db,
      sql`select search_text as text from waitlist_entries where last_name = 'N1'`,
    );
    expect(row?.text).toBe(` ${foldText(name)} n1 provo1@example.com english 18015550199`);
  });

  it('folds every letter of the European alphabets as the words are folded', async () => {
    const ranges = [
      [0x20, 0x24f],
      [0x300, 0x52f],
      [0x1e00, 0x1fff],
    ] as const;
    const letters = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    // A letter before each, since an accent belongs to what stands before it.
    const words = letters.map((letter) => `n${letter}`);
    const rows = await selectRows<{ word: string; text: string }>(
      test.context.db,
      sql`select word, search_text_of(null, word) as text
        from json_array_elements_text(${JSON.stringify(words)}::json) as word`,
    );
    expect(rows).toHaveLength(words.length);
    expect(rows.filter(({ word, text }) => text !== ` ${foldText(word)} `)).toEqual([]);
  });
});
