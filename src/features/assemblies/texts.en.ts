import type { VoidReason } from '#features/bids/open-bid.ts';
import type { PickKind } from '#features/program-rules/selection.ts';
import type { AlarmKind, AssemblyStatus, PickStatus } from './rules.ts';

/** Display names of statuses, picks, bids and alarms, for members and visitors. */
export const texts = {
  statuses: {
    open: 'Open for bids',
    closed: 'List closed, waiting for the round',
    drawn: 'Held, a bid waits for its payment',
    finished: 'Held',
  } satisfies Record<AssemblyStatus, string>,
  kinds: {
    lottery: 'Lottery',
    bid: 'Highest bid',
    second: 'Second lottery pick',
    missed: 'Pick made up for an earlier month',
  } satisfies Record<PickKind, string>,
  outcomes: {
    awarded: 'awarded',
    held: 'held until the bid is paid',
    unpaid: 'not paid in time, so it was given up',
    released: 'still open when the next list closed, so it was given up',
    left: 'not awarded: its member left after the list closed',
  } satisfies Record<PickStatus, string>,
  voidReasons: {
    'cannot-be-opened': 'the file cannot be opened',
    'another-slot': 'it was sealed for another seat, month or group',
    'below-the-minimum': 'below the minimum of 96 instalments',
    'above-what-is-owed': 'more instalments than its seat owed when the list closed',
    'not-whole-instalments': 'not a whole number of instalments',
  } satisfies Record<VoidReason, string>,
  withdrawn: 'withdrawn before the close',
  alarms: {
    'closed-late': 'The list closed late.',
    postponed:
      'The list was not closed before its round was public, because the service was interrupted. A draw from it would prove nothing, so the assembly is postponed and members bid anew.',
    'beacon-late':
      'The public randomness is late. The assembly waits for it; no other round is taken.',
    'fund-below-books':
      'Money came back after the list closed. The assembly waits until the fund covers its result.',
    'step-failed': 'A step could not be taken yet. It is tried again every minute.',
    'bid-money-returned':
      'The money of a paid bid went back to its bank. The credit is held until it is made good.',
    'hand-back-due':
      'The money of a bid came back and was not made good within 5 business days: the award has to be handed back.',
  } satisfies Record<AlarmKind, string>,
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
};
