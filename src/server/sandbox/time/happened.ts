import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { applications } from '#features/applications/server/tables.ts';
import { assemblies } from '#features/assemblies/server/tables.ts';
import { awards } from '#features/awards/server/tables.ts';
import { contributionPayments } from '#features/contributions/server/tables.ts';
import { groups } from '#features/groups/server/tables.ts';

/** What a move in time tells of, in this order. */
export const HAPPENINGS = ['draws', 'payments', 'homes', 'applications', 'groups'] as const;
export type Happening = (typeof HAPPENINGS)[number];

export type Happened = Readonly<Record<Happening, number>>;

/** How much of each there is by now: the difference of two counts is what happened between them. */
export async function countHappenings(db: Executor): Promise<Happened> {
  const [row] = await selectRows<Record<Happening, string | number>>(
    db,
    sql`select (select count(*) from ${assemblies} where ${assemblies.drawnAt} is not null) as draws,
      (select count(*) from ${contributionPayments} where ${contributionPayments.state} = 'succeeded') as payments,
      (select count(*) from ${awards} where ${awards.step} = 'paid') as homes,
      (select count(*) from ${applications}) as applications,
      (select count(*) from ${groups} where ${groups.status} in ('formed', 'running', 'completed')) as groups`,
  );
  return mapHappenings((key) => Number(row?.[key] ?? 0));
}

export const since = (before: Happened, now: Happened): Happened =>
  mapHappenings((key) => Math.max(0, now[key] - before[key]));

function mapHappenings(of: (key: Happening) => number): Happened {
  return Object.fromEntries(HAPPENINGS.map((key) => [key, of(key)])) as Happened;
}
