import { describe, expect, it } from 'vitest';
import { usd } from '#shared/text/money.ts';
import { paidAmount, paidDeposits } from './paid-deposits.ts';

const PAID_AT = '2026-03-02T12:00:00.000Z';
const deposit = {
  amount: 200,
  status: 'completed',
  isOwedBack: false,
  paidAt: PAID_AT,
  dispute: null,
} as const;

describe('paid deposits', () => {
  it('are $200 when one of two is going back', () => {
    expect(paidDeposits([deposit, { ...deposit, isOwedBack: true }])).toEqual({
      total: usd(200_00),
      owedBack: usd(200_00),
      paidAt: PAID_AT,
      isDisputed: false,
    });
  });

  it('say when a bank looks into one of them', () => {
    const disputed = (dispute: 'inquiry' | 'open' | 'won' | 'lost') =>
      paidDeposits([{ ...deposit, dispute }]).isDisputed;
    expect((['inquiry', 'open', 'won', 'lost'] as const).map(disputed)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('leave out what went back, failed or was never paid', () => {
    const others = (['refunded', 'failed', 'expired', 'pending'] as const).map((status) => ({
      ...deposit,
      status,
      isOwedBack: status === 'refunded',
    }));
    expect(paidDeposits(others)).toEqual({
      total: usd(0),
      owedBack: usd(0),
      paidAt: undefined,
      isDisputed: false,
    });
  });
});

describe('the deposit that a member paid', () => {
  it('is what the record says, whatever a deposit is today', () => {
    expect(paidAmount([{ ...deposit, amount: 150 }])).toEqual(usd(150_00));
  });

  it('is the one that is kept, else the last that was paid', () => {
    const back = { ...deposit, amount: 150, isOwedBack: true };
    const refunded = { ...back, amount: 120, status: 'refunded' } as const;
    expect(paidAmount([back, deposit])).toEqual(usd(200_00));
    expect(paidAmount([back, refunded])).toEqual(usd(150_00));
  });

  it('is unknown where none was paid', () => {
    expect(paidAmount([{ ...deposit, status: 'pending', paidAt: null }])).toBeUndefined();
  });
});
