import { describe, expect, it } from 'vitest';
import type { ContributionPayment } from './contract.ts';
import { seatSummary } from './seat-summary.ts';

const next = { k: 3, amountCents: 234_400, dueOn: '2027-03-05' };
const seat = {
  status: 'active' as const,
  isClosed: false,
  month: 3,
  next,
  owed: { instalments: 0, amountCents: 0 },
  openPayment: null,
};
const underWay = (state: 'open' | 'processing'): ContributionPayment => ({
  id: '00000000-0000-7000-8000-000000000001',
  kind: 'payment',
  state,
  amountCents: 234_400,
  returnedCents: 0,
  instalments: 1,
  method: 'us_bank_account',
  failure: null,
  createdAt: '2027-03-01T12:00:00.000Z',
  countedAt: null,
});
const owed = { instalments: 1, amountCents: 234_400 };

describe('how a seat stands', () => {
  it.each([
    ['the group has not begun', { month: 0, next: { ...next, k: 1 } }, 'before'],
    ["this month's instalment is open", {}, 'due'],
    ['nothing is due this month', { next: { ...next, k: 4 } }, 'ahead'],
    ['paid ahead before the group begins', { month: 0, next: { ...next, k: 4 } }, 'ahead'],
    ['a due date has passed', { owed }, 'late'],
    ['a bank works on what is late', { owed, openPayment: underWay('processing') }, 'processing'],
    ['a payment was begun and left', { openPayment: underWay('open') }, 'due'],
    ['everything is paid', { next: null }, 'finished'],
    ['the seat was cancelled', { isClosed: true, status: 'cancelled' as const, owed }, 'closed'],
    [
      'the group has completed',
      { isClosed: true, status: 'completed' as const, next: null },
      'finished',
    ],
  ])('%s', (_, change, expected) => {
    expect(seatSummary({ ...seat, ...change })).toBe(expected);
  });
});
