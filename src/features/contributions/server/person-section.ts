import { desc } from 'drizzle-orm';
import { inIds } from '#db/in-ids.ts';
import { readPaidMoney } from '#features/payments/server/read-payments.ts';
import type { LineTone, PersonSection } from '#platform/desk/person-sections.ts';
import type { PaymentKind, PaymentState } from '../states.ts';
import { contributionPayments } from './tables.ts';

const KINDS: Record<PaymentKind, string> = {
  payment: 'Payment',
  automatic: 'Automatic payment',
  manual: 'Payment recorded by two of the staff',
  prepayment: 'Prepayment from the end',
  deposit: 'Deposit credited',
  surplus: 'Surplus of the credit',
  transfer: 'Paid by an earlier holder',
};

const STATES: Record<PaymentState, { label: string; tone: LineTone }> = {
  open: { label: 'not paid yet', tone: 'waiting' },
  processing: { label: 'at the bank', tone: 'waiting' },
  succeeded: { label: 'paid', tone: 'good' },
  returned: { label: 'returned', tone: 'bad' },
  failed: { label: 'failed', tone: 'bad' },
  expired: { label: 'expired', tone: 'neutral' },
};

export const instalmentSection: PersonSection = {
  title: 'Instalments',
  area: 'money',
  async read({ db }, { membershipIds }, most) {
    if (membershipIds.length === 0) return [];
    const rows = await db
      .select()
      .from(contributionPayments)
      .where(inIds(contributionPayments.membershipId, membershipIds))
      .orderBy(desc(contributionPayments.createdAt), desc(contributionPayments.id))
      .limit(most);
    const paid = await readPaidMoney(
      db,
      rows.map(({ id }) => id),
    );
    const methods = new Map(paid.map(({ id, method }) => [id, method]));
    return rows.map((row) => {
      const method = methods.get(row.id);
      const by = method ? `${method.name} •••• ${method.last4}` : row.method.replaceAll('_', ' ');
      return {
        id: row.id,
        at: row.countedAt ?? row.createdAt,
        title: KINDS[row.kind],
        detail: [by, row.failure].filter(Boolean).join('; '),
        state: STATES[row.state],
        cents: row.amountCents,
      };
    });
  },
};
