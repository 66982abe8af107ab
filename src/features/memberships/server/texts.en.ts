import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';

/** The sentences of the mail to the members of a formed group. */
export const texts = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  subject: 'Your group has formed',
  preview: 'Every place is taken. Your deposit counts toward your first contribution.',
  body: (group: string, capacity: number, deposit: string) =>
    `${group} is complete: all ${capacity} households have joined and are approved. Your ${deposit} deposit is now a credit on your first monthly contribution.`,
  next: 'We will write to you before the first contribution is due, with how to pay. There is nothing you need to do today.',
  labels: {
    group: 'Group',
    seat: 'Your seat',
    monthly: 'Monthly contribution',
    firstMonth: 'First month, less your deposit',
    firstDue: 'First contribution due',
  },
  aMonth: (amount: string) => `${amount}/mo`,
  action: 'Open your dashboard',
  closing: `Two members are selected each month. ${WAIT_SENTENCE}`,
};
