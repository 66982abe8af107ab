import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { matchesSearch } from '#db/search.ts';
import { selectEntries, WAITLIST_SORT } from '#features/waitlist/server/admin-queries.ts';
import { waitlistEntries } from '#features/waitlist/server/tables.ts';
import { useTestApp } from '#testing/test-app.ts';
import { cursorOf, type Sort } from './keyset.ts';
import { readRecentSince, renewRecentIndexes } from './recent-index.ts';
import { reachOf, readInSteps } from './search-page.ts';

/** More than a search reads in order before it asks an index. */
const NEWEST = 2_200;
/** In tests the newest 300 rows get an index, and a new one when it has more than 500. */
const SIZES = { recent: 300, most: 500 };

describe('the index of the newest rows', () => {
  const test = useTestApp();
  const renew = () => renewRecentIndexes(test.context, [WAITLIST_SORT], SIZES);

  /** Rows an hour apart, so that a day has 24 of them. */
  const save = (from: number, to: number) =>
    test.context.db.execute(sql`insert into waitlist_entries
      (id, list, email, first_name, last_name, applicant_profile, source, created_at, updated_at)
      select gen_random_uuid(), 'english', 'person' || n || '@example.com',
        case when n % 40 = 0 then 'Seldom' else 'Ana' end, 'N' || n, 'others', 'organic',
        timestamptz '2026-01-01' + n * interval '1 hour', now()
      from generate_series(${from}::int, ${to}::int) n`);

  const indexes = async () => {
    const rows = await selectRows<{ name: string }>(
      test.context.db,
      sql`select indexname as name from pg_indexes where indexname like '%\\_recent\\_%' order by 1`,
    );
    return rows.map(({ name }) => name);
  };

  async function readAll(search: string, limit: number): Promise<string[]> {
    const names: string[] = [];
    let cursor: string | undefined;
    for (;;) {
      const rows = await selectEntries(test.context.db, { search }, { cursor, limit });
      const shown = rows.slice(0, limit);
      names.push(...shown.map(({ lastName }) => lastName));
      const last = shown.at(-1);
      if (rows.length <= limit || !last) return names;
      cursor = cursorOf(WAITLIST_SORT, last);
    }
  }

  beforeEach(() => save(1, 500));
  afterEach(async () => {
    const { db } = test.context;
    for (const name of await indexes()) await db.execute(sql`drop index ${sql.identifier(name)}`);
    // Makes none, and forgets which there were.
    await renewRecentIndexes(test.context, []);
  });

  it('is made when a table has many rows, and renewed when it has many itself', async () => {
    await renew();
    expect(await indexes()).toEqual([]);

    await save(501, 600);
    await renew();
    // The 301st newest row, number 300, is of the 13th of January.
    expect(await indexes()).toEqual(['waitlist_entries_created_at_recent_20260113']);
    expect(await readRecentSince(test.context.db, WAITLIST_SORT)).toBe('2026-01-13');
    await save(601, 787);
    await renew();
    expect(await indexes()).toEqual(['waitlist_entries_created_at_recent_20260113']);

    await save(788, 830);
    await renew();
    expect(await indexes()).toEqual(['waitlist_entries_created_at_recent_20260123']);
  });

  it('is made anew when a run was cut off', async () => {
    await save(501, 600);
    await renew();
    const { db } = test.context;
    await db.execute(sql`update pg_index set indisvalid = false
      where indexrelid = 'waitlist_entries_created_at_recent_20260113'::regclass`);
    // A transaction remembers nothing.
    await db.transaction(async (tx) => {
      expect(await readRecentSince(tx, WAITLIST_SORT)).toBeUndefined();
    });
    await renew();
    const [index] = await selectRows<{ isValid: boolean }>(
      db,
      sql`select indisvalid as "isValid" from pg_index
        where indexrelid = 'waitlist_entries_created_at_recent_20260113'::regclass`,
    );
    expect(index?.isValid).toBe(true);
    // One that a cut-off run did not drop.
    await db.execute(
      sql`create index waitlist_entries_created_at_recent_20260101 on waitlist_entries (id)`,
    );
    await renew();
    expect(await indexes()).toEqual(['waitlist_entries_created_at_recent_20260113']);
  });

  it('does not change what a search finds', async () => {
    await save(501, NEWEST);
    const expected = Array.from({ length: 55 }, (_, index) => `N${40 * (55 - index)}`);
    await renewRecentIndexes(test.context, [WAITLIST_SORT], { recent: 1_500, most: 2_000 });
    expect(await readRecentSince(test.context.db, WAITLIST_SORT)).toBe('2026-01-30');
    for (const limit of [5, 30, 36, 37, 38, 60]) {
      expect(await readAll('seldom', limit)).toEqual(expected);
    }
    // The day that is remembered may be one whose index is gone.
    await test.context.db.execute(sql`drop index waitlist_entries_created_at_recent_20260130`);
    expect(await readAll('seldom', 30)).toEqual(expected);
  });

  describe('in a search', () => {
    type Node = { 'Subplan Name'?: string; 'Actual Loops': number; Plans?: Node[] };
    const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
    const steps = (sort: Sort, after?: { place: string }) => ({
      sort,
      isSearch: true,
      after,
      limit: 25,
    });

    beforeEach(async () => {
      await save(501, NEWEST);
      await renewRecentIndexes(test.context, [WAITLIST_SORT], { recent: 1_500, most: 2_000 });
    });

    it('is asked where the newest come first, and not for what is older', async () => {
      const asked: (string | undefined)[] = [];
      const read = (sort: Sort, place?: string) =>
        readInSteps(
          test.context.db,
          steps(sort, place ? { place } : undefined),
          async (step, since) => {
            if (step === 'far') asked.push(since);
            return [];
          },
        );
      await read(WAITLIST_SORT);
      await read(WAITLIST_SORT, '2026-01-30T00:00:00.000001Z');
      expect(asked.splice(0)).toEqual(['2026-01-30', '2026-01-30']);
      await read(WAITLIST_SORT, '2026-01-29T23:59:59.999999Z');
      await read({ ...WAITLIST_SORT, direction: 'asc' });
      await read({ ...WAITLIST_SORT, by: waitlistEntries.updatedAt });
      expect(asked).toEqual([undefined, undefined, undefined]);
    });

    it('spares the other rows when the newest fill the page', async () => {
      /** How often the rows that are not the newest were looked for. */
      const timesFar = async (limit: number) => {
        const { from } = reachOf(
          'far',
          { table: waitlistEntries, sort: WAITLIST_SORT },
          {
            found: matchesSearch(waitlistEntries, 'seldom'),
            after: undefined,
            limit,
            since: '2026-01-30',
          },
        );
        const query = test.context.db.select({ id: waitlistEntries.id }).from(from);
        const [row] = await selectRows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
          test.context.db,
          sql`explain (analyze, format json, timing off) ${query.getSQL()}`,
        );
        const far =
          row &&
          nodesOf(row['QUERY PLAN'][0].Plan).find((node) => node['Subplan Name'] === 'CTE far');
        // The scan below the condition that is checked once.
        return far?.Plans?.find((node) => !node['Subplan Name'])?.['Actual Loops'];
      };
      // 38 of the 55 matches are among the newest.
      expect(await timesFar(37)).toBe(0);
      expect(await timesFar(38)).toBe(1);
    });
  });
});
