import { describe, expect, it } from 'vitest';
import { usd } from '#shared/money.ts';
import { paidDeposits } from './paid-deposits.ts';

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
