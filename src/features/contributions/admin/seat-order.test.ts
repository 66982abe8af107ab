import { describe, expect, it } from 'vitest';
import type { SeatMonth } from './contract.ts';
import { findSeats, sumSeats } from './seat-order.ts';
import { adminTexts } from './web/admin-texts.ts';

const seat = (number: number, state: SeatMonth['state'], name = `Person ${number}`): SeatMonth => ({
  membershipId: `018f0000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
  seat: number,
  name,
  email: `p${number}@example.com`,
  status: 'active',
  awaitingApprovalCents: 0,
  paid: 1,
  prepaid: 0,
  unappliedCents: 0,
  state,
  owedCents: state === 'late' ? 100 : 0,
  paidAt: null,
});
const SEATS = [seat(1, 'paid'), seat(2, 'late'), seat(3, 'failed'), seat(12, 'late', 'Ana Souza')];
const find = (filter: Parameters<typeof findSeats>[1]) =>
  findSeats(SEATS, filter, adminTexts.states).map(({ seat }) => seat);

describe('the seats of a month', () => {
  it('are listed with the most urgent first', () => {
    expect(find({})).toEqual([3, 2, 12, 1]);
  });
  it('are found by name, by number, and by the state that is shown', () => {
    expect(find({ search: 'souza' })).toEqual([12]);
    expect(find({ search: '12' })).toEqual([12]);
    expect(find({ search: 'Late' })).toEqual([2, 12]);
    expect(find({ search: 'ana late' })).toEqual([12]);
    expect(find({ search: 'ana paid' })).toEqual([]);
    expect(find({ state: 'late' })).toEqual([2, 12]);
  });
  it('are added up by state', () => {
    expect(sumSeats(SEATS)).toMatchObject({ late: { count: 2, cents: 200 }, paid: { count: 1 } });
  });
});
