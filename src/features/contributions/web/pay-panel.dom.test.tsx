import { describe, expect, it, vi } from 'vitest';
import { paymentErrors } from '#features/payments/errors.ts';
import { paymentTexts } from '#features/payments/web/texts.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { loadAllTexts } from '#shared/text/texts.ts';
import { offline, refuse, reply, slow } from '#testing/dom/fake-api.ts';
import { button, show } from '#testing/dom/show.tsx';
import { describeWrite, expectNoEnglish, expectRead } from '#testing/dom/write-states.tsx';
import { uiTexts } from '#ui/language/texts.ts';
import {
  type ContributionPayment,
  listMethodsCall,
  payInstalmentsCall,
  paySavedCall,
  type SeatContributions,
} from '../contract.ts';
import { contributionErrors } from '../errors.ts';
import { PayPanel } from './pay-panel.tsx';
import { contributionTexts } from './texts.ts';

await loadAllTexts();

const SAVED = {
  id: '30000000-0000-4000-8000-000000000003',
  kind: 'us_bank_account' as const,
  last4: '6789',
  name: 'Wasatch',
};
const MADE: ContributionPayment = {
  id: '40000000-0000-4000-8000-000000000004',
  kind: 'payment',
  state: 'processing',
  amountCents: 234_400,
  returnedCents: 0,
  instalments: 1,
  method: 'us_bank_account',
  failure: null,
  createdAt: '2031-04-01T10:00:00.000Z',
  countedAt: null,
};
const NOTHING = { amount: 0, fund: 0, administration: 0, reserve: 0 };
const SEAT: SeatContributions = {
  membershipId: '10000000-0000-4000-8000-000000000001',
  groupId: '50000000-0000-4000-8000-000000000005',
  groupName: 'Group 1',
  seat: 138,
  planId: '450',
  status: 'active',
  startMonth: '2031-01',
  month: 4,
  today: '2031-04-01',
  nextAssemblyOn: '2031-04-15',
  isClosed: false,
  paid: 2,
  prepaid: 0,
  unappliedCents: 0,
  next: { k: 3, amountCents: 234_400, dueOn: '2031-04-05' },
  owed: { instalments: 0, amountCents: 0 },
  nextStep: null,
  endsAs: null,
  pausedUntil: null,
  openPayment: null,
  automatic: null,
  totals: NOTHING,
  leftCents: 0,
};

const panel = (onChanged: () => void, seat = SEAT) => (
  <PayPanel
    seat={seat}
    payments={[MADE]}
    instalments={[]}
    wanted={undefined}
    onWanted={() => {}}
    onChanged={onChanged}
  />
);

describeWrite('paying with a saved account', {
  call: paySavedCall,
  answer: MADE,
  refusal: contributionErrors.PAYMENT_UNDER_WAY(),
  sends: { first: 3, instalments: 1, methodId: SAVED.id },
  part: (onDone) => panel(onDone),
  reads: () => reply(listMethodsCall, [SAVED]),
  words: {
    en: {
      send: 'Pay $2,344 with Wasatch ending in 6789',
      refused: 'A payment for this seat is already on its way.',
      done: 'Your bank is working on it. We write to you when it has arrived.',
    },
    'pt-BR': {
      send: 'Pagar US$\u00a02.344 com Wasatch com final 6789',
      refused: 'Já há um pagamento em andamento para esta cota.',
      done: 'Seu banco está processando. Escrevemos para você quando chegar.',
    },
  },
});

describe.each(LOCALES)('paying with a new card or account (%s)', (locale) => {
  const { payPanel: texts } = contributionTexts(locale);
  const { tryAgain, preparingPayment } = paymentTexts(locale);
  const amount = formatMoney(usd(MADE.amountCents), locale);

  async function goOn() {
    reply(listMethodsCall, []);
    const person = show(panel(vi.fn()), locale);
    await person.click(await button(texts.go(amount)));
    return person;
  }

  it('is prepared, told why it cannot begin, and tried again', async () => {
    refuse(payInstalmentsCall, paymentErrors.PAYMENT_PROVIDER_AWAY());
    const person = await goOn();
    const { refusals } = contributionTexts(locale);
    const said = paymentErrors.PAYMENT_PROVIDER_AWAY().message;
    await expectRead(refusals.PAYMENT_PROVIDER_AWAY ?? said);
    offline();
    await person.click(await button(tryAgain));
    await expectRead(uiTexts(locale).offline);
    expectNoEnglish(locale);
    await person.click(await button(texts.back));
    await button(texts.go(amount));
  });

  it('says that it is prepared while the answer takes its time', async () => {
    slow(payInstalmentsCall, {
      paymentId: MADE.id,
      amountCents: MADE.amountCents,
      clientSecret: 'a-secret',
      publishableKey: 'a-key',
      amount: 2_344,
    });
    await goOn();
    await expectRead(preparingPayment);
    expectNoEnglish(locale);
  });

  it('is not offered while a payment is under way', async () => {
    reply(listMethodsCall, [SAVED]);
    show(panel(vi.fn(), { ...SEAT, openPayment: MADE }), locale);
    await expectRead(texts.underWay);
    expect(document.querySelector('button')).toBeNull();
    expectNoEnglish(locale);
  });
});
