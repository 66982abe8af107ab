import { and, asc, eq, exists, not, sql } from 'drizzle-orm';
import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { approvals } from '#features/approvals/server/tables.ts';
import { countUpTo, type DeskReader, type WaitingKind } from '#platform/desk/waiting.ts';
import { TRANSFER_APPROVAL } from './complete-transfer.ts';
import { seatTransfers } from './tables.ts';

/** Signed by both, and nobody has entered that the price arrived. */
const waitsForPrice = ({ db, payments }: DeskReader) =>
  and(
    eq(seatTransfers.book, payments.mode),
    sql`${seatTransfers.state} = 'accepted'`,
    not(
      exists(
        db
          .select({ id: approvals.id })
          .from(approvals)
          .where(
            and(
              eq(approvals.kind, TRANSFER_APPROVAL),
              eq(approvals.subjectId, seatTransfers.id),
              sql`${approvals.state} = 'waiting'`,
            ),
          ),
      ),
    ),
  );

export const transferWaits: Readonly<Record<string, WaitingKind>> = {
  'transfers-priced': {
    title: 'Transfers that wait for their price',
    area: 'money',
    whom: 'Treasurers',
    list: '/admin/leaving',
    count: (reader) => countUpTo(reader.db, seatTransfers, waitsForPrice(reader)),
    async find(reader, most) {
      const rows = await reader.db
        .select()
        .from(seatTransfers)
        .where(waitsForPrice(reader))
        .orderBy(asc(seatTransfers.toSignedAt), asc(seatTransfers.id))
        .limit(most);
      const people = await readUsers(
        reader,
        rows.map(({ toUserId }) => toUserId),
      );
      return rows.map(({ id, toUserId, toSignedAt, updatedAt, seat, priceCents }) => {
        const { displayName, email = '' } = people.get(toUserId) ?? {};
        return {
          id,
          since: toSignedAt ?? updatedAt,
          who: displayName || email,
          person: { userId: toUserId },
          sentence: `Accepted seat ${seat}: write to them with the account, and enter the price once it has arrived.`,
          cents: priceCents ?? undefined,
          action: { label: 'Enter the price', href: '/admin/leaving' },
        };
      });
    },
  },
};
