import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { adminSession } from '#testing/admin-session.ts';
import { useTestApp } from '#testing/test-app.ts';

/** More than a search reads in order before it asks the index. */
const ROWS = 900;
const PAGE = 40;

/** The plain SQL of each order. */
const ORDERS = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  updated: 'updated_at desc, id desc',
  name: 'last_name, id',
  waiting: 'waiting_since, id',
};
type Order = keyof typeof ORDERS;

/** What every row has, every 31st, and three of the first ones: each is found in another way. */
const WORDS = ['person', 'sometimes', 'seldom'];
const FILTERS = [
  ['', 'true'],
  ['&state=NV', "state = 'NV'"],
  ['&deposit=none&from=2026-01-01', 'true'],
] as const;

describe('a search in the list of applications', () => {
  const test = useTestApp({ session: adminSession });

  beforeEach(async () => {
    // Three rows each have the same time, name and change.
    await test.context.db.execute(sql`insert into applications
      (id, email, first_name, last_name, city, state, age_group, monthly_income,
        applicant_profile, preferred_plan, source, income_verification_status, waiting_since,
        created_at, updated_at)
      select gen_random_uuid(), 'person' || n || '@example.com',
        case when n in (2, 3, 4) then 'Seldom' when n % 31 = 0 then 'Sometimes' else 'Ana' end,
        'L' || (n * 7 % 300) / 3, 'Provo', case when n % 2 = 0 then 'NV' else 'UT' end,
        '26-35', '$5,000', 'others', '450', 'organic',
        case when n % 5 = 0 then 'pending' else 'uploaded' end,
        case when n % 5 = 0 then null else timestamptz '2026-03-01' + n * 11 % 400 / 3 * interval '1 hour' end,
        timestamptz '2026-02-01' + n / 3 * interval '1 minute',
        timestamptz '2026-02-02' + n * 13 % 500 / 3 * interval '1 minute'
      from generate_series(1, ${ROWS}::int) n`);
  });

  async function readAll(query: string): Promise<string[]> {
    const emails: string[] = [];
    let cursor = '';
    for (;;) {
      const response = await test.request(
        'GET',
        `/api/admin/applications?limit=${PAGE}${query}${cursor}`,
      );
      expect(response.status).toBe(200);
      const page: { items: { email: string }[]; nextCursor: string | null } = await response.json();
      emails.push(...page.items.map(({ email }) => email));
      if (!page.nextCursor) return emails;
      cursor = `&cursor=${page.nextCursor}`;
    }
  }

  it.each(Object.keys(ORDERS) as Order[])('has every match once, by %s', async (order) => {
    for (const word of WORDS) {
      for (const [filter, condition] of FILTERS) {
        const expected = await selectRows<{ email: string }>(
          test.context.db,
          sql`select email from applications where search_text like ${`%${word}%`}
            and ${sql.raw(condition)} and ${sql.raw(order === 'waiting' ? 'waiting_since is not null' : 'true')}
            order by ${sql.raw(ORDERS[order])}`,
        );
        expect(expected.length).toBeGreaterThan(0);
        expect(await readAll(`&search=${word}&sort=${order}${filter}`)).toEqual(
          expected.map(({ email }) => email),
        );
      }
    }
  });
});
