import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { commonErrors } from '#shared/api/common-errors.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { slow } from '#testing/dom/fake-api.ts';
import { button, show } from '#testing/dom/show.tsx';
import { describeWrite, expectNoEnglish, expectRead } from '#testing/dom/write-states.tsx';
import { uiTexts } from '#ui/language/texts.ts';
import { readBankDetailsCall, saveBankDetailsCall } from '../contract.ts';
import { BankDetailsForm } from './bank-details-form.tsx';
import { BankDetailsView } from './bank-details-view.tsx';
import { payoutTexts } from './texts.ts';

const SAVED = {
  account: '•••• 6789',
  kind: 'checking' as const,
  enteredAt: '2031-04-01T10:00:00.000Z',
  usableFrom: '2031-04-04T10:00:00.000Z',
  isUsable: false,
};

describeWrite('bank details', {
  call: saveBankDetailsCall,
  answer: SAVED,
  refusal: commonErrors.TOO_MANY_REQUESTS(),
  sends: {
    holder: 'Ana Prado',
    kind: 'checking',
    routingNumber: '021000021',
    accountNumber: '000123456789',
  },
  part: (onDone) => <BankDetailsForm onSaved={onDone} onCancel={() => {}} />,
  words: {
    en: {
      fields: {
        'Name on the account': 'Ana Prado',
        'Routing number': '021000021',
        'Account number': '000123456789',
      },
      send: 'Save the account',
      missing: ['Please enter the name on the account', 'Please check the account number'],
      refused: 'Too many attempts',
      done: 'Saved. We wrote you a mail about it.',
    },
    'pt-BR': {
      fields: {
        'Nome do titular': 'Ana Prado',
        'Routing number': '021000021',
        'Número da conta': '000123456789',
      },
      send: 'Salvar a conta',
      missing: ['Digite o nome do titular da conta', 'Confira o número da conta'],
      refused: 'Muitas tentativas',
      done: 'Salvo. Escrevemos um e-mail para você.',
    },
  },
});

it.each(LOCALES)('shows the account once it has come (%s)', async (locale) => {
  const answer = slow(readBankDetailsCall, { details: SAVED, payouts: [] });
  show(<BankDetailsView>{null}</BankDetailsView>, locale);
  const { loading, account } = payoutTexts(locale);
  await screen.findByText(uiTexts(locale).loading(loading));
  answer.arrive();
  await expectRead(SAVED.account);
  await button(account.change);
  expectNoEnglish(locale);
});
