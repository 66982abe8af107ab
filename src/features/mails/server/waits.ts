import { and, asc, notInArray, sql } from 'drizzle-orm';
import { countUpTo, type WaitingKind } from '#platform/desk/waiting.ts';
import { NEVER_RESENT } from '../rules.ts';
import { mails } from './tables.ts';

/**
 * Failed and worth sending again; the rest are in the list of mails. The status is a literal, so
 * that a prepared statement uses the partial index too.
 */
const hasFailed = and(
  sql`${mails.status} = 'failed'`,
  notInArray(sql`split_part(${mails.dedupeKey}, ':', 1)`, NEVER_RESENT),
);

export const mailWaits: Readonly<Record<string, WaitingKind>> = {
  mails: {
    title: 'Mails that could not be sent',
    area: 'people',
    whom: 'Support',
    list: '/admin/mails',
    count: ({ db }) => countUpTo(db, mails, hasFailed),
    async find({ db }, most) {
      const rows = await db
        .select()
        .from(mails)
        .where(hasFailed)
        .orderBy(asc(mails.createdAt), asc(mails.id))
        .limit(most);
      return rows.map(({ id, createdAt, recipient, content, lastError }) => ({
        id,
        since: createdAt,
        who: recipient,
        sentence: `‘${content.subject}’ ${lastError ? `failed: ${lastError}` : 'failed.'}`,
        action: { label: 'Send again', does: 'resend-mail' as const },
      }));
    },
  },
};
