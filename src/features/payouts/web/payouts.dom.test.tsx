import { expect, it } from 'vitest';
import { loadAllTexts } from '#shared/text/texts.ts';
import { bodiesOf, reply } from '#testing/dom/fake-api.ts';
import { button, isPressable, show } from '#testing/dom/show.tsx';
import { describeWrite, expectRead } from '#testing/dom/write-states.tsx';
import {
  type AdminPayout,
  listPayoutsCall,
  recordPayoutCall,
  requestPayoutCall,
  requestSameAccountCall,
  returnPayoutCall,
  revealPayeeCall,
} from '../contract.ts';
import { payoutErrors } from '../errors.ts';
import { Page } from './admin-payouts-page.tsx';
import { RecordPayoutDialog } from './record-payout-dialog.tsx';
import { ReturnPayoutDialog } from './return-payout-dialog.tsx';
import { SendAgainDialog } from './send-again-dialog.tsx';

await loadAllTexts();

const PAYOUT: AdminPayout = {
  id: '30000000-0000-4000-8000-000000000003',
  kind: 'refund',
  state: 'owed',
  listed: 'owed',
  cents: 1_800_000,
  groupName: 'Group 1',
  seat: 138,
  owedAt: '2031-04-01T10:00:00.000Z',
  paidOn: null,
  membershipId: '10000000-0000-4000-8000-000000000001',
  payee: 'Ana Prado',
  memberEmail: 'ana@example.com',
  account: '•••• 6789',
  isAccountUsable: true,
  usableFrom: '2031-03-01T10:00:00.000Z',
  approvalId: null,
  askedBy: null,
  bankReference: null,
  returned: null,
};
const RETURNED: AdminPayout = {
  ...PAYOUT,
  listed: 'returned',
  returned: {
    at: '2031-04-05T10:00:00.000Z',
    reason: 'No such account',
    reference: 'B-1',
    isSameAccount: true,
  },
};
const listed = (...items: AdminPayout[]) =>
  reply(listPayoutsCall, { items, nextCursor: null, sums: null });

describeWrite('asking for a payout', {
  call: requestPayoutCall,
  answer: PAYOUT,
  refusal: payoutErrors.BANK_DETAILS_TOO_NEW(),
  reads: () => listed(PAYOUT),
  part: () => <Page />,
  words: {
    en: {
      send: 'Ask for it',
      refused: 'The bank details are new',
      done: 'Another admin approves it under Approvals.',
    },
  },
});

describeWrite('recording what the bank sent', {
  call: recordPayoutCall,
  answer: PAYOUT,
  refusal: payoutErrors.REFERENCE_USED().at('bankReference'),
  sends: { bankReference: 'B-2', paidOn: '2031-04-09' },
  part: (onDone) => <RecordPayoutDialog payout={PAYOUT} onClose={() => {}} onDone={onDone} />,
  words: {
    en: {
      fields: { 'Bank reference': 'B-2', 'Sent on': '2031-04-09' },
      send: 'Record as sent',
      missing: ['Please enter the bank’s reference', 'Please enter the date'],
      refused: 'Another payout was recorded with this bank reference already.',
      done: 'The books and the payee know.',
    },
  },
});

describeWrite('a payout that came back', {
  call: returnPayoutCall,
  answer: PAYOUT,
  refusal: payoutErrors.PAYOUT_CHANGED(),
  sends: { reason: 'No such account' },
  part: (onDone) => <ReturnPayoutDialog payout={PAYOUT} onClose={() => {}} onDone={onDone} />,
  words: {
    en: {
      fields: { Why: 'No such account' },
      send: 'Record',
      missing: ['Please say why'],
      refused: 'This payout has changed in the meantime.',
      done: 'It is owed again.',
    },
  },
});

it('goes to the same account again for a reason only', async () => {
  reply(requestSameAccountCall, PAYOUT);
  const person = show(<SendAgainDialog payout={RETURNED} onClose={() => {}} onDone={() => {}} />);
  await person.click(await button('Wait for a new account'));
  await expectRead('It waits for a new account.');
  expect(bodiesOf(requestSameAccountCall)).toEqual([]);
});

it('shows the account that an approved payout goes to, when asked', async () => {
  reply(revealPayeeCall, {
    holder: 'Ana Prado',
    kind: 'checking',
    routingNumber: '021000021',
    accountNumber: '000123456789',
  });
  const person = show(<RecordPayoutDialog payout={PAYOUT} onClose={() => {}} onDone={() => {}} />);
  await person.click(await button('Show the account'));
  await expectRead('000123456789');
});

it('cannot be asked for before the account may be used', async () => {
  listed({ ...PAYOUT, isAccountUsable: false });
  show(<Page />);
  expect(isPressable(await button('Ask for it'))).toBe(false);
});

it('says that nobody handles money for themselves', async () => {
  listed({ ...PAYOUT, memberEmail: 'admin@example.com' });
  show(<Page />);
  await expectRead('You cannot enter or confirm money for yourself. Please ask another admin.');
});
