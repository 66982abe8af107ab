import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import { defineGauges } from '#platform/metrics/gauges.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { paymentEvents, payments } from './tables.ts';

/** A webhook may come this much later than its payment. */
const PATIENCE_MS = 10 * 60_000;
const LOOKED_AT_DAYS = 2;

export const paymentGauges = defineGauges({
  help: {
    casa_webhook_age_seconds:
      'Seconds since the payment provider last sent a webhook; absent while it never did',
    casa_payments_without_webhook:
      'Payments of the last two days that succeeded after the last webhook, and more than ten minutes ago',
  },
  async read({ db, clock, payments: { mode } }) {
    const now = clock.now();
    const until = new Date(now.getTime() - PATIENCE_MS).toISOString();
    const since = daysLater(now, -LOOKED_AT_DAYS).toISOString();
    // When the provider is asked it answers, and by itself it says nothing: webhooks do not arrive.
    const [row] = await selectRows<{ at: string | null; count: number }>(
      db,
      sql`select last.at, (select count(*)::int from ${payments}
          where mode = ${mode} and succeeded_at is not null and created_at > ${since}::timestamptz
            and succeeded_at < ${until}::timestamptz
            and succeeded_at > coalesce(last.at, '-infinity')) as count
        from (select max(received_at) as at from ${paymentEvents}) as last`,
    );
    return {
      casa_webhook_age_seconds: row?.at
        ? (now.getTime() - new Date(row.at).getTime()) / 1000
        : undefined,
      casa_payments_without_webhook: row?.count,
    };
  },
});
