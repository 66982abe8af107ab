import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { loadAllTexts } from '#shared/text/texts.ts';
import { show } from '#testing/dom/show.tsx';
import { expectNoEnglish } from '#testing/dom/write-states.tsx';
import type { ContributionPayment, SeatContributions } from '../contract.ts';
import { SeatHeadline } from './seat-headline.tsx';
import { contributionTexts } from './texts.ts';

await loadAllTexts();

const PAID = 22_502_400;
const AHEAD = {
  status: 'awarded',
  isClosed: false,
  month: 4,
  next: { k: 5, amountCents: 234_400, dueOn: '2031-05-05' },
  owed: { instalments: 0, amountCents: 0 },
  nextStep: null,
  endsAs: null,
  pausedUntil: null,
  unappliedCents: 0,
  openPayment: null,
  automatic: null,
} as SeatContributions;
const DUE: SeatContributions = { ...AHEAD, month: 5 };
const WENT_BACK: ContributionPayment = {
  id: '40000000-0000-4000-8000-000000000004',
  kind: 'prepayment',
  state: 'returned',
  amountCents: PAID,
  returnedCents: PAID,
  instalments: 96,
  method: 'us_bank_account',
  failure: null,
  createdAt: '2031-04-01T10:00:00.000Z',
  countedAt: '2031-04-05T10:00:00.000Z',
};

describe.each(LOCALES)('money that went back (%s)', (locale) => {
  const { sentence } = contributionTexts(locale);
  const amount = formatMoney(usd(PAID), locale);
  const returned = sentence.returned(amount);
  const bidReturned = sentence.bidReturned(amount);
  const isSaid = (text: string) => document.body.textContent.includes(text);

  it.each([DUE, AHEAD])('holds the award that its bid won', (seat) => {
    show(<SeatHeadline seat={seat} lastPayment={WENT_BACK} />, locale);
    expect([isSaid(bidReturned), isSaid(returned)]).toEqual([true, false]);
    expectNoEnglish(locale);
  });

  it('of a bid that won nothing has no consequence', () => {
    show(<SeatHeadline seat={{ ...DUE, status: 'active' }} lastPayment={WENT_BACK} />, locale);
    expect([isSaid(bidReturned), isSaid(returned)]).toEqual([false, false]);
  });

  it('of an instalment leaves the award', () => {
    const payment: ContributionPayment = { ...WENT_BACK, kind: 'payment' };
    show(<SeatHeadline seat={DUE} lastPayment={payment} />, locale);
    expect([isSaid(bidReturned), isSaid(returned)]).toEqual([false, true]);
  });
});

it.each([
  ['en', /Your statement, under Leaving, says what is paid back to you or what you owe/],
  ['pt-BR', /diz o que será devolvido ou o que você deve/],
] as const)('promises nothing that a statement may not hold (%s)', (locale, sentence) => {
  show(<SeatHeadline seat={{ ...AHEAD, status: 'handed_back', isClosed: true }} />, locale);
  expect(document.body.textContent).toMatch(sentence);
});
