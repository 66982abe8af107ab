import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approvalErrors } from '#features/approvals/errors.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { loadAllTexts } from '#shared/text/texts.ts';
import { bodiesOf, refuse, reply, slow } from '#testing/dom/fake-api.ts';
import { button, show } from '#testing/dom/show.tsx';
import { describeWrite, expectNoEnglish, expectRead, fillIn } from '#testing/dom/write-states.tsx';
import { uiTexts } from '#ui/language/texts.ts';
import {
  acceptSeatCall,
  enterTransferPaymentCall,
  listTransfersCall,
  offerSeatCall,
  type TransferView,
} from '../contract.ts';
import { transferErrors } from '../errors.ts';
import { OfferForm } from './offer-form.tsx';
import { transferTexts } from './texts.ts';
import { TransferPaymentDialog } from './transfer-payment-dialog.tsx';
import { TransfersPanel } from './transfers-panel.tsx';

await loadAllTexts();

const MEMBERSHIP = '10000000-0000-4000-8000-000000000001';
const TRANSFER: TransferView = {
  id: '20000000-0000-4000-8000-000000000002',
  membershipId: MEMBERSHIP,
  groupName: 'Group 1',
  seat: 138,
  state: 'offered',
  role: 'newcomer',
  leaver: 'Ana Prado',
  newcomer: 'Rui Lobo',
  price: {
    fundCents: 1_500_000,
    reserveCents: 30_000,
    administrationCents: 0,
    totalCents: 1_530_000,
  },
  leaverSignedAt: '2031-04-01T10:00:00.000Z',
  newcomerSignedAt: null,
};

describeWrite('offering a seat', {
  call: offerSeatCall,
  answer: { ...TRANSFER, role: 'leaver' },
  refusal: transferErrors.NEWCOMER_NOT_APPROVED().at('email'),
  sends: { membershipId: MEMBERSHIP, email: 'rui@lobo.com.br', signature: 'Ana Prado' },
  part: (onDone) => <OfferForm membershipId={MEMBERSHIP} seat={138} onOffered={onDone} />,
  words: {
    en: {
      fields: {
        [transferTexts('en').email]: 'rui@lobo.com.br',
        [transferTexts('en').signature]: 'Ana Prado',
      },
      send: `${transferTexts('en').offer} (138)`,
      missing: ['Please enter the email address', 'Please type your name'],
      refused: 'The person with this address has no approved application yet.',
      done: transferTexts('en').offered,
    },
    'pt-BR': {
      fields: {
        'E-mail da pessoa': 'rui@lobo.com.br',
        'Digite o seu nome para assinar': 'Ana Prado',
      },
      send: 'Oferecer minha cota (138)',
      missing: ['Digite o e-mail', 'Digite o seu nome'],
      refused: transferTexts('pt-BR').refusals.NEWCOMER_NOT_APPROVED ?? '',
      done: 'Oferecida. A pessoa recebe um e-mail.',
    },
  },
});

describeWrite('the price of a seat that came', {
  call: enterTransferPaymentCall,
  answer: { approvalId: MEMBERSHIP },
  refusal: approvalErrors.PAYMENT_REPEATED().at('repeatReason'),
  sends: { amountCents: 1_530_000, reference: 'W-1', repeatReason: '' },
  part: (onDone) => (
    <TransferPaymentDialog transfer={TRANSFER} onClose={() => {}} onDone={onDone} />
  ),
  words: {
    en: {
      fields: { 'Bank reference': 'W-1' },
      send: 'Enter',
      missing: ['Please enter the bank’s reference'],
      refused: 'A payment like this was entered before. If this is another one, please say why.',
      done: 'Another admin confirms it under Approvals.',
    },
  },
});

describe.each(LOCALES)('an offered seat (%s)', (locale) => {
  const texts = transferTexts(locale);
  const panel = <TransfersPanel seats={[]} />;

  it('says that offers come, and that there is none', async () => {
    const answer = slow(listTransfersCall, []);
    show(panel, locale);
    await screen.findByText(uiTexts(locale).loading(texts.loading));
    answer.arrive();
    await expectRead(texts.nothingOffered);
    expectNoEnglish(locale);
  });

  it('is accepted at the price that is shown, even after it has changed', async () => {
    reply(listTransfersCall, [TRANSFER]);
    refuse(acceptSeatCall, transferErrors.TRANSFER_CHANGED());
    const person = show(panel, locale);
    await fillIn(person, { [texts.signature]: 'Rui Lobo' });
    const price = { ...TRANSFER.price, fundCents: 1_600_000, totalCents: 1_630_000 };
    reply(listTransfersCall, [{ ...TRANSFER, price }]);
    await person.click(await button(texts.accept));
    await expectRead(formatMoney(usd(price.totalCents), locale));
    reply(acceptSeatCall, { ...TRANSFER, price, state: 'accepted' });
    reply(listTransfersCall, [{ ...TRANSFER, price, state: 'accepted' }]);
    await person.click(await button(texts.accept));
    await expectRead(texts.wire);
    expect(bodiesOf(acceptSeatCall)).toEqual([
      { priceCents: 1_530_000, signature: 'Rui Lobo' },
      { priceCents: 1_630_000, signature: 'Rui Lobo' },
    ]);
    expectNoEnglish(locale);
  });
});
