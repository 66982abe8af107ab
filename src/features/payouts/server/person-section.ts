import type { LineTone, PersonSection } from '#platform/desk/person-sections.ts';
import type { PayoutState } from '../rules.ts';
import { payoutNames } from '../texts.ts';
import { findPayoutsOfUser } from './queries.ts';

const TONES: Record<PayoutState, LineTone> = {
  owed: 'waiting',
  asked: 'waiting',
  approved: 'waiting',
  paid: 'good',
  void: 'neutral',
};

export const payoutSection: PersonSection = {
  title: 'Payouts',
  area: 'money',
  async read({ db }, { userId }, most) {
    if (!userId) return [];
    const { kinds, states } = payoutNames('en');
    const rows = await findPayoutsOfUser(db, userId);
    return rows.slice(0, most).map((row) => ({
      id: row.id,
      at: row.owedAt,
      title: kinds[row.kind],
      detail: [
        `to ${row.payeeName}`,
        row.bankReference ? `bank reference ${row.bankReference}` : '',
        row.returnedTimes > 0 ? 'sent back by the bank before' : '',
      ]
        .filter(Boolean)
        .join('; '),
      state: { label: states[row.state], tone: TONES[row.state] },
      cents: row.cents,
      href: `/admin/payouts?search=${encodeURIComponent(row.payeeName)}`,
    }));
  },
};
