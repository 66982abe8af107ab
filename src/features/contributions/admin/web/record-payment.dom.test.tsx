import { approvalErrors } from '#features/approvals/errors.ts';
import { describeWrite } from '#testing/dom/write-states.tsx';
import { enterManualPaymentCall } from '../contract.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';

const SEAT = { membershipId: '10000000-0000-4000-8000-000000000001', name: 'Ana Prado', seat: 138 };

describeWrite('recording a payment', {
  call: enterManualPaymentCall,
  answer: { approvalId: '20000000-0000-4000-8000-000000000002' },
  refusal: approvalErrors.PAYMENT_REPEATED().at('repeatReason'),
  sends: {
    amountCents: 234_400,
    receivedOn: '2031-04-01',
    method: 'check',
    reference: 'C-77',
    repeatReason: '',
  },
  part: (onDone) => <RecordPaymentDialog seat={SEAT} onClose={() => {}} onEntered={onDone} />,
  words: {
    en: {
      fields: {
        'Amount in dollars': '2,344.00',
        'Received on': '2031-04-01',
        'How it came': 'Check',
        'Reference on the bank statement': 'C-77',
      },
      send: 'Enter payment',
      missing: ['Please enter an amount such as 2344.00'],
      refused: 'A payment like this was entered before. If this is another one, please say why.',
      done: 'Another admin has to confirm it under Approvals.',
    },
  },
});
