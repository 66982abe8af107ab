import { and, asc, eq, sql } from 'drizzle-orm';
import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { readWaitingCents } from '#features/approvals/server/decide-approval.ts';
import { readAccounts } from '#features/contributions/server/accounts/settle-account.ts';
import { readPaidSoFarOf } from '#features/contributions/server/accounts/transfer-account.ts';
import { type DeskReader, MAX_COUNTED, type WaitingKind } from '#platform/desk/waiting.ts';
import { TRANSFER_APPROVAL } from './complete-transfer.ts';
import { seatTransfers, type TransferRow } from './tables.ts';

/** Signed by both, and nobody has entered that the price arrived; the longest waiting first. */
async function findUnpriced(reader: DeskReader): Promise<TransferRow[]> {
  const accepted = await reader.db
    .select()
    .from(seatTransfers)
    .where(
      and(eq(seatTransfers.book, reader.payments.mode), sql`${seatTransfers.state} = 'accepted'`),
    )
    .orderBy(asc(seatTransfers.toSignedAt), asc(seatTransfers.id))
    .limit(MAX_COUNTED);
  const entered = await readWaitingCents(
    reader,
    TRANSFER_APPROVAL,
    accepted.map(({ id }) => id),
  );
  return accepted.filter(({ id }) => !entered.has(id));
}

export const transferWaits: Readonly<Record<string, WaitingKind>> = {
  'transfers-priced': {
    title: 'Transfers that wait for their price',
    area: 'money',
    whom: 'Treasurers',
    list: '/admin/leaving',
    count: async (reader) => (await findUnpriced(reader)).length,
    async find(reader, most) {
      const rows = (await findUnpriced(reader)).slice(0, most);
      const people = await readUsers(
        reader,
        rows.map(({ toUserId }) => toUserId),
      );
      const accounts = await readAccounts(
        reader,
        rows.map(({ membershipId }) => membershipId),
      );
      const prices = await readPaidSoFarOf(reader, [...accounts.values()]);
      return rows.map(({ id, membershipId, toUserId, toSignedAt, updatedAt, seat, priceCents }) => {
        const { displayName, email = '' } = people.get(toUserId) ?? {};
        const isPriceSame = prices.get(membershipId)?.totalCents === priceCents;
        return {
          id,
          since: toSignedAt ?? updatedAt,
          who: displayName || email,
          person: { userId: toUserId },
          sentence: isPriceSame
            ? `Accepted seat ${seat}: write to them with the account, and enter the price once it has arrived.`
            : `Accepted seat ${seat}, and a contribution was paid for it since: tell both that the price has changed and the seat has to be offered again.`,
          cents: priceCents ?? undefined,
          action: {
            label: isPriceSame ? 'Enter the price' : 'Look at it',
            href: '/admin/leaving',
          },
        };
      });
    },
  },
};
