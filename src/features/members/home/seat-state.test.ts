import { describe, expect, it } from 'vitest';
import { MEMBERSHIP_STATUSES } from '#features/memberships/rules.ts';
import { type SeatFacts, seatState, stateOfSeat } from './seat-state.ts';

const NEXT = { k: 12, amountCents: 234_400, dueOn: '2027-05-05' };
const seat: SeatFacts['seat'] = {
  status: 'active',
  isClosed: false,
  month: 11,
  next: NEXT,
  owed: { instalments: 0, amountCents: 0 },
  nextStep: null,
  endsAs: null,
  pausedUntil: null,
  openPayment: null,
  automatic: null,
};
const ahead: SeatFacts = {
  seat,
  heldBid: null,
  bidFor: null,
  award: null,
  wish: null,
  refund: null,
  owesCents: 0,
};
const AUTOMATIC: SeatFacts['seat']['automatic'] = {
  method: { id: '01900000-0000-7000-8000-000000000002', kind: 'card', name: 'Visa', last4: '4242' },
  nextChargeOn: '2027-05-01',
  amountCents: 234_400,
};
const due = { ...seat, month: 12 };
const late: SeatFacts['seat'] = {
  ...due,
  owed: { instalments: 2, amountCents: 468_800 },
  endsAs: 'cancelled',
};
const processing: SeatFacts['seat'] = {
  ...due,
  openPayment: {
    id: '01900000-0000-7000-8000-000000000001',
    kind: 'payment',
    state: 'processing',
    amountCents: 234_400,
    returnedCents: 0,
    instalments: 1,
    method: 'us_bank_account',
    failure: null,
    createdAt: '2027-05-01T00:00:00Z',
    countedAt: null,
  },
};
const heldBid = { instalments: 120, payBy: '2027-05-20T06:00:00Z', isStarted: false };
const bidFor = { month: 12, heldAt: '2027-05-16T00:00:00Z' };
const wish = {
  option: 'cancel',
  takesEffectAt: '2027-05-04T00:00:00Z',
  isUnconfirmed: false,
} as const;
const award: NonNullable<SeatFacts['award']> = {
  step: 'papers',
  turn: 'member',
  by: '2027-05-20',
  daysLate: 0,
  isHeld: false,
  paidOn: null,
};
const bought: SeatFacts['award'] = {
  ...award,
  step: 'paid',
  turn: 'cooperative',
  paidOn: '2027-04-01',
};
const refund = { state: 'drawn', cents: 500_000, place: 3 } as const;
const awarded = (seatOf: SeatFacts['seat'], of: SeatFacts['award'] = award): SeatFacts => ({
  ...ahead,
  seat: { ...seatOf, status: 'awarded' },
  award: of,
});

const CASES: [name: string, facts: SeatFacts, expected: object][] = [
  ['ahead', ahead, { kind: 'nothing-due', amountCents: 234_400, dueOn: '2027-05-05' }],
  [
    'before the group begins',
    { ...ahead, seat: { ...seat, month: 0, next: { ...NEXT, k: 1 } } },
    { kind: 'before' },
  ],
  ['all paid', { ...ahead, seat: { ...seat, next: null } }, { kind: 'finished' }],
  ['due', { ...ahead, seat: due }, { kind: 'due', amountCents: 234_400 }],
  [
    'due, and charged automatically',
    { ...ahead, seat: { ...due, automatic: AUTOMATIC } },
    { kind: 'due', chargedOn: '2027-05-01' },
  ],
  ['due comes before a bid, which needs it', { ...ahead, seat: due, bidFor }, { kind: 'due' }],
  [
    'a bank works on it',
    { ...ahead, seat: processing },
    { kind: 'processing', amountCents: 234_400 },
  ],
  ['processing comes before a bid', { ...ahead, seat: processing, bidFor }, { kind: 'processing' }],
  [
    'late',
    { ...ahead, seat: { ...late, nextStep: { kind: 'remind', on: '2027-06-04' } } },
    { kind: 'late', amountCents: 468_800, since: '2027-05-05', endsOn: null, endsAs: 'cancelled' },
  ],
  [
    'late, and the seat ends next',
    { ...ahead, seat: { ...late, nextStep: { kind: 'end', on: '2027-08-03' } } },
    { kind: 'late', endsOn: '2027-08-03' },
  ],
  [
    'late with an agreement',
    { ...ahead, seat: { ...late, pausedUntil: '2027-07-01' } },
    { kind: 'late', pausedUntil: '2027-07-01' },
  ],
  [
    'late with an award',
    awarded({ ...late, endsAs: 'handed_back' }),
    { kind: 'late', endsAs: 'handed_back' },
  ],
  ['a bid is placed', { ...ahead, bidFor }, { kind: 'bid-placed', ...bidFor }],
  ['a bid is held', { ...ahead, heldBid }, { kind: 'bid-held', ...heldBid }],
  ['a held bid comes before arrears', { ...ahead, seat: late, heldBid }, { kind: 'bid-held' }],
  ['a held bid comes before leaving', { ...ahead, heldBid, wish }, { kind: 'bid-held' }],
  [
    'bid money came back after the award',
    awarded(seat, { ...award, isHeld: true }),
    { kind: 'credit-held' },
  ],
  ['leaving', { ...ahead, wish }, { kind: 'leaving', ...wish }],
  ['leaving comes before arrears', { ...ahead, seat: late, wish }, { kind: 'leaving' }],
  [
    'selected',
    awarded(seat),
    { kind: 'selected', step: 'papers', turn: 'member', by: '2027-05-20', daysLate: 0 },
  ],
  [
    'selected, choosing',
    awarded(seat, { ...award, step: 'home' }),
    { kind: 'selected', step: 'home' },
  ],
  ['selected and due: one’s own step first', awarded(due), { kind: 'selected' }],
  [
    'selected and due: the cooperative’s step waits',
    awarded(due, { ...award, turn: 'cooperative' }),
    { kind: 'due' },
  ],
  [
    'appraisal',
    awarded(seat, { ...award, step: 'appraisal' }),
    { kind: 'buying', step: 'appraisal' },
  ],
  ['closing', awarded(seat, { ...award, step: 'closing' }), { kind: 'buying', step: 'closing' }],
  ['home paid', awarded(seat, bought), { kind: 'home-paid', paidOn: '2027-04-01', next: NEXT }],
  ['home paid and due', awarded(due, bought), { kind: 'due' }],
  ['home paid and processing', awarded(processing, bought), { kind: 'processing' }],
  [
    'home and every instalment paid',
    awarded({ ...seat, next: null }, bought),
    { kind: 'home-paid', next: null },
  ],
  [
    'left',
    { ...ahead, seat: { ...seat, status: 'cancelled', isClosed: true }, refund },
    { kind: 'left', refund },
  ],
  [
    'terminated',
    { ...ahead, seat: { ...seat, status: 'terminated', isClosed: true }, owesCents: 7 },
    { kind: 'terminated', owesCents: 7 },
  ],
  [
    'completed',
    { ...ahead, seat: { ...seat, status: 'completed', isClosed: true }, owesCents: 9 },
    { kind: 'completed', owesCents: 9 },
  ],
  [
    'left, and nothing is refunded',
    { ...ahead, seat: { ...seat, status: 'cancelled', isClosed: true } },
    { kind: 'left', refund: null },
  ],
  [
    'left before the start',
    { ...ahead, seat: { ...seat, isClosed: true } },
    { kind: 'left-before-start' },
  ],
  ...(['handed_back', 'withdrawn', 'transferred', 'replaced'] as const).map(
    (status): [string, SeatFacts, object] => [
      status,
      { ...ahead, seat: { ...seat, status, isClosed: true } },
      { kind: 'closed', how: status, owesCents: 0 },
    ],
  ),
];

describe('the state of a seat', () => {
  it.each(CASES)('%s', (_name, facts, expected) => {
    const state = stateOfSeat(facts);
    expect(state).toMatchObject(expected);
    expect(seatState.parse(state)).toEqual(state);
  });

  it('has a case for every kind', () => {
    const kinds = seatState.options.map(({ shape }) => shape.kind.value);
    const reached = new Set(CASES.map(([, facts]) => stateOfSeat(facts).kind));
    expect([...reached].sort()).toEqual([...kinds].sort());
  });

  it('is found for every combination of facts', () => {
    const seats = [seat, due, late, processing, { ...seat, next: null }, { ...seat, month: 0 }];
    for (const status of MEMBERSHIP_STATUSES) {
      for (const one of seats) {
        for (const of of [null, award, bought, { ...award, isHeld: true }]) {
          for (const bid of [null, heldBid]) {
            for (const leaving of [null, wish]) {
              const facts = { ...ahead, seat: { ...one, status }, award: of, heldBid: bid };
              const state = stateOfSeat({ ...facts, wish: leaving, bidFor, refund });
              expect(seatState.safeParse(state).success).toBe(true);
            }
          }
        }
      }
    }
  });
});
