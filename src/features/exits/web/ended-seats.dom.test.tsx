import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approvalErrors } from '#features/approvals/errors.ts';
import { loadAllTexts } from '#shared/text/texts.ts';
import { bodiesOf, offline, online, reply, slow } from '#testing/dom/fake-api.ts';
import { button, show } from '#testing/dom/show.tsx';
import { describeWrite, expectRead, fillIn } from '#testing/dom/write-states.tsx';
import { uiTexts } from '#ui/language/texts.ts';
import {
  enterDebtPaymentCall,
  listDebtsCall,
  listTerminatedCall,
  type OwingSeat,
} from '../contract.ts';
import { EndedSeats } from './ended-seats.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';

await loadAllTexts();

const SEAT: OwingSeat = {
  id: '30000000-0000-4000-8000-000000000003',
  membershipId: '10000000-0000-4000-8000-000000000001',
  groupId: '20000000-0000-4000-8000-000000000002',
  groupName: 'Group 1',
  seat: 138,
  name: 'Ana Prado',
  madeAt: '2031-04-01T10:00:00.000Z',
  kind: 'handed_back',
  owedCents: 234_400,
  recoveredCents: 34_400,
  openCents: 200_000,
};
const listed = (...items: OwingSeat[]) => ({ items, nextCursor: null });

describeWrite('a payment of a former member', {
  call: enterDebtPaymentCall,
  answer: { approvalId: SEAT.id },
  refusal: approvalErrors.PAYMENT_REPEATED().at('repeatReason'),
  sends: { cents: 150_050, reference: 'W-1', repeatReason: '' },
  part: (onDone) => (
    <RecoveryDialog recovery={{ what: 'paid', seat: SEAT }} onClose={() => {}} onDone={onDone} />
  ),
  words: {
    en: {
      fields: { 'Amount in dollars': '1,500.50', 'Bank reference': 'W-1' },
      send: 'Enter',
      missing: ['Please enter an amount, such as 120,000'],
      refused: 'A payment like this was entered before. If this is another one, please say why.',
      done: 'Another admin confirms it under Approvals.',
    },
  },
});

describe('former members who owe', () => {
  const open = () => show(<EndedSeats headingClass="" />);

  it('are said to come, and that there is none', async () => {
    reply(listTerminatedCall, { items: [], nextCursor: null });
    const answer = slow(listDebtsCall, listed());
    open();
    await screen.findByText(uiTexts('en').loading(uiTexts('en').theList));
    answer.arrive();
    await expectRead('No former member owes anything.');
    await expectRead('No seat was terminated.');
  });

  it('can be read again when they could not be read', async () => {
    offline();
    const person = open();
    const again = await screen.findAllByRole('button', { name: uiTexts('en').tryAgain });
    online();
    reply(listTerminatedCall, { items: [], nextCursor: null });
    reply(listDebtsCall, listed(SEAT));
    for (const one of again) await person.click(one);
    await expectRead('Ana Prado');
  });

  it('are shown with what they owe and paid; a payment is at most what is open', async () => {
    reply(listTerminatedCall, { items: [], nextCursor: null });
    reply(listDebtsCall, listed(SEAT, { ...SEAT, id: SEAT.groupId, seat: 9, openCents: 0 }));
    reply(enterDebtPaymentCall, { approvalId: SEAT.id });
    const person = open();
    await expectRead('Group 1, seat 138 · Award handed back on Apr 1, 2031');
    await expectRead('Owed $2,344 · paid $344 · still open $2,000');
    await person.click(await button('Record a payment'));
    await fillIn(person, { 'Amount in dollars': '2,000.01', 'Bank reference': 'W-1' });
    await person.click(await button('Enter'));
    await expectRead('This is more than the seat still owes');
    expect(bodiesOf(enterDebtPaymentCall)).toEqual([]);
    await fillIn(person, { 'Amount in dollars': '2,000' });
    await expectRead('Still owed afterwards');
    await person.click(await button('Enter'));
    await expectRead('Another admin confirms it under Approvals.');
    expect(bodiesOf(enterDebtPaymentCall)).toEqual([
      { cents: 200_000, reference: 'W-1', repeatReason: '' },
    ]);
  });
});
