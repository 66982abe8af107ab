import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import { BID_START_DAYS, MIN_BID_INSTALMENTS } from '#features/program-rules/constants.ts';

/** The sentences of the mail to the members of a formed group. */
export const texts = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  subject: 'Your group has formed',
  preview: 'Every place is taken. Your deposit counts toward your first contribution.',
  body: (group: string, capacity: number, deposit: string) =>
    `${group} is complete: all ${capacity} households have joined and are approved. Your ${deposit} deposit is now a credit on your first monthly contribution.`,
  paying:
    'How to pay: your contributions page takes one payment at a time, by card or bank account, or charges you automatically from the 1st of each month. A contribution is due on the 5th. You can pay the first one from today, and there is no hurry.',
  drawing:
    'How the draw is held: on the 15th, at 6 pm Mountain Time, among all seats that were paid by the 14th, 6 pm. The order of the lottery is computed from the published list of seats and from a public random number that nobody knows before, so anybody can repeat it.',
  bidding: `How to bid, if you wish to: until the 15th, 5 pm, on your assemblies page, you offer to pay the last contributions of your seat at once, at least ${MIN_BID_INSTALMENTS} of them. The bid stays sealed until the draw, to us as well. The highest one is held for you, and you start a bank debit or a wire within ${BID_START_DAYS} business days. Between equal bids the draw decides.`,
  rules: (address: string) => `All rules, with their figures: ${address}`,
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
