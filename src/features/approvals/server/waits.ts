import { eq } from 'drizzle-orm';
import { countUpTo, type WaitingKind } from '#platform/desk/waiting.ts';
import { findWaiting } from './queries.ts';
import { approvals } from './tables.ts';

const isWaiting = eq(approvals.state, 'waiting');

export const approvalWaits: Readonly<Record<string, WaitingKind>> = {
  approvals: {
    title: 'Approvals',
    area: 'money',
    whom: 'Somebody other than who entered it',
    list: '/admin/approvals?state=waiting',
    count: ({ db }) => countUpTo(db, approvals, isWaiting),
    async find({ db, viewerId }, most) {
      const rows = await findWaiting(db, most);
      return rows.map(({ id, enteredAt, enteredBy, enteredById, summary, amountCents }) => ({
        id,
        since: enteredAt,
        who: summary,
        sentence:
          enteredById === viewerId
            ? 'You entered it: somebody else confirms it.'
            : `Entered by ${enteredBy}; it needs a second person.`,
        cents: amountCents,
        action: {
          label: enteredById === viewerId ? 'Look' : 'Decide',
          href: '/admin/approvals',
        },
      }));
    },
  },
};
