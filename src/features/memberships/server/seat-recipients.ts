import { greetingName } from '#features/accounts/greeting-name.ts';
import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import type { PlanId } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Locale } from '#shared/text/locale.ts';

/** The recipient of a mail about a seat, the seat, and the mail's language. */
export type SeatRecipient = {
  firstName: string;
  groupName: string;
  seat: number;
  siteUrl: string;
  locale: Locale;
};

type Person = { firstName: string | null; displayName: string | null; mailLocale: Locale };

/** The recipient of mails about a seat, in a group that was already read. */
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

export async function readSeatRecipient(
  tx: Pick<TransactionContext, 'db'> & { config: { publicUrl: string } },
  { groupId, seat }: { groupId: string; seat: number },
  person: Person,
): Promise<SeatRecipient> {
  return seatRecipient(tx, person, await readGroup(tx, groupId), seat);
}
