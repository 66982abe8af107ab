import { pluralIn } from '#shared/text/plural.ts';

const plural = pluralIn('en');

/** Sentences about the state of a group, for its page and its report. */
export const texts = {
  covered: (percent: string) =>
    `Your group has what it needs: what it holds and what members still pay in covers ${percent} of all homes and refunds to come.`,
  nothingOwed: 'Your group owes nothing more: every home and every refund is paid.',
  short: (percent: string) =>
    `What your group holds and still expects covers ${percent} of what it owes. If nothing changes, not everybody can be served. The cooperative knows and has to tell you what it does about it.`,
  alarm:
    'Early warning: losses from members who stopped paying after getting a home grow faster than the reserve can carry over twenty years.',
  missed: (count: number) =>
    count === 1
      ? 'One home is behind plan. It is made up for as soon as the fund has enough.'
      : `${count} homes are behind plan. They are made up for as soon as the fund has enough.`,
  arrears: (seats: number, amount: string) =>
    `${seats === 1 ? 'One seat is' : `${seats} seats are`} behind with ${amount}. Late payers can delay a home; they cannot take one away from you.`,
  noArrears: 'Everybody has paid what was due.',
  next: (homes: number) =>
    `If everybody pays and nobody bids, ${homes} ${plural(homes, { one: 'home follows', other: 'homes follow' })} in the next twelve months.`,
};
