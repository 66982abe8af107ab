import { and, count, inArray, isNull, lt, min } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { defineGauges } from '#platform/metrics/gauges.ts';
import { LATE_AFTER_MS } from '../rules.ts';
import { assemblies, assemblyAlarms } from './tables.ts';

/** How many should have been held ten minutes ago, and since when the oldest of them. */
async function readOverdue({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const { heldAt, status } = assemblies;
  const now = clock.now();
  const [row] = await db
    .select({ count: count(), oldest: min(heldAt) })
    .from(assemblies)
    .where(
      and(inArray(status, ['open', 'closed']), lt(heldAt, new Date(now.getTime() - LATE_AFTER_MS))),
    );
  const seconds = row?.oldest ? (now.getTime() - row.oldest.getTime()) / 1000 : 0;
  return { count: row?.count ?? 0, seconds };
}

export const assemblyGauges = defineGauges({
  help: {
    casa_assemblies_overdue: 'Assemblies that should have been held ten minutes ago and were not',
    casa_assembly_overdue_seconds: 'How late the latest of the overdue assemblies is',
    casa_assembly_alarms: 'Open alarms of assemblies',
  },
  async read(context) {
    const overdue = await readOverdue(context);
    return {
      casa_assemblies_overdue: overdue.count,
      casa_assembly_overdue_seconds: overdue.seconds,
      casa_assembly_alarms: await context.db.$count(
        assemblyAlarms,
        isNull(assemblyAlarms.clearedAt),
      ),
    };
  },
});
