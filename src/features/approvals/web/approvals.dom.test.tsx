import { expect, it } from 'vitest';
import { bodiesOf, reply } from '#testing/dom/fake-api.ts';
import { button, show } from '#testing/dom/show.tsx';
import { describeWrite, expectRead } from '#testing/dom/write-states.tsx';
import {
  type Approval,
  confirmApprovalCall,
  listApprovalsCall,
  rejectApprovalCall,
  showAccountCall,
} from '../contract.ts';
import { approvalErrors } from '../errors.ts';
import { Page } from './admin-approvals-page.tsx';
import { ConfirmPayoutDialog } from './confirm-payout-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';

const APPROVAL: Approval = {
  id: '40000000-0000-4000-8000-000000000004',
  kind: 'contribution',
  summary: 'Payment of seat 138',
  amountCents: 234_400,
  details: { method: 'wire', reference: 'W-1' },
  hasAccount: false,
  refusal: null,
  state: 'waiting',
  enteredBy: 'Rui Lobo',
  enteredById: '10000000-0000-4000-8000-000000000001',
  enteredAt: '2031-04-01T10:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
};
const CONFIRMED: Approval = { ...APPROVAL, state: 'confirmed' };
const listed = (...items: Approval[]) =>
  reply(listApprovalsCall, { items, nextCursor: null, sums: null });

describeWrite('confirming an entry', {
  call: confirmApprovalCall,
  answer: CONFIRMED,
  refusal: approvalErrors.SECOND_ADMIN_NEEDED(),
  reads: () => listed(APPROVAL),
  part: () => <Page />,
  words: {
    en: {
      send: 'Confirm',
      refused: 'You entered this, so another admin has to confirm it.',
      done: 'Confirmed',
    },
  },
});

describeWrite('rejecting an entry', {
  call: rejectApprovalCall,
  answer: { ...APPROVAL, state: 'rejected' },
  refusal: approvalErrors.APPROVAL_DECIDED(),
  sends: { reason: 'Entered twice' },
  part: (onDone) => <RejectDialog approval={APPROVAL} onClose={() => {}} onDone={onDone} />,
  words: {
    en: {
      fields: { Reason: 'Entered twice' },
      send: 'Reject',
      missing: ['Please say why'],
      refused: 'This entry has been decided already.',
      done: 'Rejected',
    },
  },
});

it('confirms a payout only after a look at the account', async () => {
  reply(confirmApprovalCall, CONFIRMED);
  reply(showAccountCall, {
    holder: 'Ana Prado',
    kind: 'checking',
    routingNumber: '021000021',
    accountNumber: '000123456789',
    enteredBy: 'Ana Prado',
    enteredAt: '2031-04-01T10:00:00.000Z',
    hasChangedLately: true,
  });
  const person = show(
    <ConfirmPayoutDialog approval={APPROVAL} onClose={() => {}} onDone={() => {}} />,
  );
  await person.click(await button('Confirm'));
  await expectRead('Please look at the account before you confirm.');
  expect(bodiesOf(confirmApprovalCall)).toEqual([]);
  await person.click(await button('Show the account'));
  await expectRead('000123456789');
  await person.click(await button('Confirm'));
  await expectRead('Confirmed');
  expect(bodiesOf(confirmApprovalCall)).toHaveLength(1);
});

it('says why somebody may not confirm, instead of a button that is refused', async () => {
  listed({ ...APPROVAL, refusal: 'SECOND_ADMIN_NEEDED' });
  show(<Page />);
  await expectRead('You entered it: another admin confirms it.');
  await button('Reject');
});
