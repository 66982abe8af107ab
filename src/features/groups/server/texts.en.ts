import { EXTENSION_DAYS, WINDOW_DAYS } from '#features/program-rules/constants.ts';
import type { ReminderDay } from '../approvals.ts';

type Count = { readonly taken: number; readonly capacity: number };

/** The sentences of the mails to households of a group. */
export const texts = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  open: 'Open your dashboard',
  unclear: 'If something is unclear, reply to this mail; a person reads it.',
  labels: {
    group: 'Group',
    approvedBy: 'Approved by',
    groupNow: 'Your group now',
    returnableUntil: 'Deposit returnable until',
    households: 'Households',
    windowEnds: 'Window ends',
  },
  householdsOf: ({ taken, capacity }: Count) => `${taken} of ${capacity}`,
  approval: {
    subjects: {
      0: 'Your group is full: please confirm your income',
      7: 'One week left to confirm your income',
      13: 'Last day to confirm your income',
    } as Record<ReminderDay, string>,
    preview: (until: string) =>
      `Your income has to be approved by ${until} for you to stay in this group.`,
    body: (group: string) =>
      `Every place in ${group} is taken. It forms as soon as the income of every household in it is approved, and yours is not approved yet.`,
    missing: {
      pending: 'We have no proof of your income yet. Please upload it on your dashboard.',
      uploaded: 'Your papers are here and we are checking them. We will write to you when we have.',
      rejected:
        'We could not approve the papers you sent. Your dashboard says why; please send new ones.',
    },
    closing: (days: number) =>
      `If your income is not approved by then, your place moves with your deposit to the next group that forms, and for ${days} days you may have the deposit back instead.`,
  },
  movedBack: {
    subject: 'Your place has moved to the next group',
    preview: 'Your income was not approved in time. Your deposit moved with your place.',
    body: (from: string, to: string, deposit: string) =>
      `${from} was full and your income was not approved in time. Your place is now in ${to}, and your ${deposit} deposit moved with it.`,
    next: (until: string) =>
      `Once your income is approved, you move up as soon as a place in an earlier group is free. If you would rather not wait, you may have your deposit back until ${until}, as long as your group has not formed: ask for it on your dashboard.`,
  },
  movedUp: {
    subject: 'You have moved up to an earlier group',
    preview: 'A place became free, and yours was the oldest approved one.',
    body: (from: string, to: string) =>
      `A place in ${to} became free. Your income is approved and your place was the next in line, so you moved there from ${from}. There is nothing you need to do.`,
  },
  extended: {
    subject: `Your group has ${EXTENSION_DAYS} more days to form`,
    preview: (until: string) =>
      `Its window now ends on ${until}. Your place and your deposit stay as they are.`,
    body: (group: string, until: string) =>
      `When you paid your deposit we said that your group has ${WINDOW_DAYS} days to form. ${group} is not full yet, so we extended its window once, by ${EXTENSION_DAYS} days, until ${until}.`,
    next: (deposit: string) =>
      `There is nothing you need to do: your place stays yours. If the group is not full by then, your ${deposit} deposit is refunded in full, automatically.`,
  },
  ending: {
    subject: (until: string) => `How your group stands: its window ends on ${until}`,
    preview: ({ taken, capacity }: Count) => `${taken} of ${capacity} places are taken.`,
    body: (group: string, { taken, capacity }: Count) =>
      `${group} has ${taken} of ${capacity} households. It forms when every place is taken and every income is approved.`,
    next: (until: string, deposit: string) =>
      `If it is not full by ${until}, your ${deposit} deposit is refunded in full, automatically. There is nothing you need to do for that.`,
  },
};
