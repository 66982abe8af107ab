import { greetingName } from '#features/accounts/greeting-name.ts';
import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import type { PlanId } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Locale } from '#shared/text/locale.ts';

/** Whom a mail about a seat addresses, which seat it names, and the language it is written in. */
export type SeatRecipient = {
  firstName: string;
  groupName: string;
  seat: number;
  siteUrl: string;
  locale: Locale;
};

type Person = { firstName: string | null; displayName: string | null; mailLocale: Locale };

/** What mails to a person say of a seat in a group that was read already. */
export function seatRecipient(
  { config }: { config: { publicUrl: string } },
  person: Person,
  group: { planId: PlanId; number: number } | undefined,
  seat: number,
): SeatRecipient {
  return {
    firstName: greetingName(person),
    groupName: group ? groupName(group.planId, group.number, person.mailLocale) : '',
    seat,
    siteUrl: config.publicUrl,
    locale: person.mailLocale,
  };
}

/** What mails to a person say of a seat. */
export async function readSeatRecipient(
  tx: Pick<TransactionContext, 'db'> & { config: { publicUrl: string } },
  { groupId, seat }: { groupId: string; seat: number },
  person: Person,
): Promise<SeatRecipient> {
  return seatRecipient(tx, person, await readGroup(tx, groupId), seat);
}
