import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Locale } from '#shared/locale.ts';
import type { PayoutRow } from './tables.ts';

/** Whom a mail about a payout addresses, and which seat it names. */
export type PayoutSeat = {
  firstName: string;
  groupName: string;
  seat: number;
  siteUrl: string;
  locale?: Locale;
};

/** What mails say of the seat that a payout belongs to. */
export async function seatOf(
  tx: Pick<TransactionContext, 'db' | 'config'>,
  { groupId, seat }: Pick<PayoutRow, 'groupId' | 'seat'>,
  person: { firstName: string | null; displayName: string | null; mailLocale: Locale },
): Promise<PayoutSeat> {
  const group = await readGroup(tx, groupId);
  return {
    firstName: person.firstName ?? person.displayName ?? '',
    groupName: group ? groupName(group.planId, group.number, person.mailLocale) : '',
    seat,
    siteUrl: tx.config.publicUrl,
    locale: person.mailLocale,
  };
}
