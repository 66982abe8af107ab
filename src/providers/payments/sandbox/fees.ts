import type { ChargeRow } from './objects.ts';

/** The provider's price list: 2.9 % and 30 cents of a card, 0.8 % and at most $5 of a bank debit. */
function feeOf({ amount, account }: ChargeRow): number {
  return account ? Math.min(500, Math.round(amount * 0.008)) : Math.round(amount * 0.029) + 30;
}

/** The movement on our balance that a charge made. */
export function balanceTransactionObject(charge: ChargeRow) {
  const { id, amount, currency, createdAt } = charge;
  const fee = feeOf(charge);
  const created = Math.floor(createdAt.getTime() / 1000);
  return {
    id: `txn_${id}`,
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [
      { amount: fee, application: null, currency, description: 'Fee', type: 'stripe_fee' },
    ],
    net: amount - fee,
    reporting_category: 'charge',
    source: id,
    status: 'available',
    type: charge.account ? 'payment' : 'charge',
  };
}
