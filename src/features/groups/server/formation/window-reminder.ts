import { readApplicationsByIds } from '#features/applications/server/read-application.ts';
import { readDepositAmounts } from '#features/deposits/server/read-amounts.ts';
import type {
  ReminderDependencies,
  ReminderKind,
  ReminderScope,
  ReminderSubject,
} from '#features/reminders/server/reminder-kind.ts';
import type { Money } from '#shared/text/money.ts';
import { windowEndingMail } from '../mails.ts';
import { findPlacesByWindow } from '../places/place-queries.ts';
import type { GroupRow } from '../queries.ts';

type Waiting = ReminderSubject & { firstName: string; deposit: Money; group: GroupRow };

/** Mails households the state of their group ten days before its window ends. */
export const windowEndingReminder: ReminderKind<Waiting> = {
  name: 'window-ending',
  isMarketing: false,
  schedule: [-10],
  find: findWaiting,
  mail: (context, { group, ...household }, _step, locale) =>
    windowEndingMail(group, household, context.config.publicUrl, locale),
};

/** The places in groups that are not full, by when the window ends. */
async function findWaiting(
  context: ReminderDependencies,
  scope: ReminderScope,
): Promise<Waiting[]> {
  const places = await findPlacesByWindow(context.db, context.payments.mode, scope);
  const ids = places.flatMap(({ place }) => place.applicationId ?? []);
  const people = new Map((await readApplicationsByIds(context, ids)).map((row) => [row.id, row]));
  const deposits = await readDepositAmounts(
    context,
    places.map(({ place }) => place.depositId),
  );
  return places.flatMap(({ place, group }) => {
    const person = people.get(place.applicationId ?? '');
    const deposit = deposits.get(place.depositId);
    if (!person || !deposit) return [];
    const { email, firstName } = person;
    return [{ id: place.id, email, firstName, deposit, anchor: group.closesAt, group }];
  });
}
