import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { groupName } from '#features/groups/rules.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { loadAllTexts } from '#shared/text/texts.ts';
import { bodiesOf, refuse, reply, slow } from '#testing/dom/fake-api.ts';
import { button, field, isPressable, show } from '#testing/dom/show.tsx';
import { describeWrite, expectNoEnglish, expectRead, fillIn } from '#testing/dom/write-states.tsx';
import { uiTexts } from '#ui/language/texts.ts';
import {
  confirmLeavingCall,
  type LeavingSeat,
  readLeavingCall,
  takeBackLeavingCall,
} from '../contract.ts';
import { exitErrors } from '../errors.ts';
import { exitNames } from '../texts.ts';
import { LeavingView } from './leaving-view.tsx';
import { OptionPanel } from './option-panel.tsx';
import { exitTexts } from './texts.ts';
import { WishPanel } from './wish-panel.tsx';

await loadAllTexts();

const WORKED = {
  lines: [{ key: 'fund' as const, cents: 1_800_000, adds: true }],
  payoutCents: 0,
  refundCents: 1_800_000,
  owesCents: 0,
};
const WISH = {
  option: 'cancel' as const,
  payoutCents: 0,
  refundCents: 1_800_000,
  owesCents: 0,
  wishedAt: '2031-04-01T10:00:00.000Z',
  takesEffectAt: '2031-04-04T10:00:00.000Z',
  isUnconfirmed: false,
};
const SEAT: LeavingSeat = {
  membershipId: '10000000-0000-4000-8000-000000000001',
  groupName: 'Group 1',
  seat: 138,
  holderName: 'Ana Prado',
  option: 'cancel',
  worked: WORKED,
  wish: null,
  statement: null,
  refundChance: 0.01,
};
const OPTION = { ...SEAT, option: 'cancel' as const, worked: WORKED };

describeWrite('asking to leave', {
  call: confirmLeavingCall,
  answer: [SEAT],
  refusal: exitErrors.NAME_DIFFERS(),
  sends: {
    option: 'cancel',
    payoutCents: 0,
    refundCents: 1_800_000,
    owesCents: 0,
    signature: 'Ana Prado',
  },
  part: (onDone) => <OptionPanel seat={OPTION} aside={null} onChanged={onDone} />,
  words: {
    en: {
      open: 'Cancel my seat',
      fields: { 'Type “Ana Prado” to confirm': 'Ana Prado' },
      send: 'Cancel my seat',
      refused: 'Please type your name as it is shown above.',
      done: 'We have noted your wish.',
    },
    'pt-BR': {
      open: 'Cancelar minha cota',
      fields: { 'Digite “Ana Prado” para confirmar': 'Ana Prado' },
      send: 'Cancelar minha cota',
      refused: 'Digite o seu nome como aparece acima.',
      done: 'Anotamos o seu pedido.',
    },
  },
});

describeWrite('taking the wish back', {
  call: takeBackLeavingCall,
  answer: [SEAT],
  refusal: exitErrors.WISH_GONE(),
  part: (onDone) => <WishPanel seat={{ ...OPTION, wish: WISH }} aside={null} onChanged={onDone} />,
  words: {
    en: {
      send: exitTexts('en').wish.takeBack,
      refused: 'This request to leave is no longer open, so it cannot be taken back.',
      done: exitTexts('en').wish.takenBack,
    },
    'pt-BR': {
      send: 'Retirar o pedido',
      refused: 'Este pedido de saída não está mais aberto, por isso não pode ser retirado.',
      done: 'Você continua com a cota.',
    },
  },
});

describe.each(LOCALES)('leaving (%s)', (locale) => {
  it('says that the figures come, and that there is no seat', async () => {
    const answer = slow(readLeavingCall, []);
    show(<LeavingView />, locale);
    const { loading, noSeat } = exitTexts(locale);
    await screen.findByText(uiTexts(locale).loading(loading));
    answer.arrive();
    await expectRead(noSeat);
    expectNoEnglish(locale);
  });

  it('leaves nothing until the name is typed', async () => {
    const person = show(<OptionPanel seat={OPTION} aside={null} onChanged={vi.fn()} />, locale);
    const { go } = exitTexts(locale).options.cancel;
    await person.click(await button(go));
    const label = uiTexts(locale).typeToConfirm('Ana Prado');
    await fillIn(person, { [label]: 'Ana P' });
    expect(isPressable(await button(go))).toBe(false);
    await person.type(await field(label), '{Enter}');
    expect(bodiesOf(confirmLeavingCall)).toEqual([]);
  });

  it('shows the debt that has to be confirmed again, and sends it', async () => {
    const worked = { ...WORKED, refundCents: 0, owesCents: 461_250 };
    const wish = { ...WISH, option: 'hand_back', refundCents: 0, isUnconfirmed: true } as const;
    reply(readLeavingCall, [{ ...SEAT, option: 'hand_back', worked, wish }]);
    reply(confirmLeavingCall, [SEAT]);
    const person = show(<LeavingView />, locale);
    const texts = exitTexts(locale);
    await expectRead(texts.wish.unconfirmed);
    await expectRead(texts.owes);
    await expectRead(formatMoney(usd(461_250), locale));
    const { go } = texts.options.hand_back;
    await person.click(await button(go));
    await fillIn(person, { [uiTexts(locale).typeToConfirm('Ana Prado')]: 'Ana Prado' });
    await person.click(await button(go));
    await expectRead(texts.confirm.againDone);
    expect(bodiesOf(confirmLeavingCall).at(-1)).toMatchObject({ owesCents: 461_250 });
  });

  it('shows on the statement what was paid since, and what is still owed', async () => {
    const statement = {
      ...WORKED,
      refundCents: 0,
      owesCents: 234_400,
      kind: 'handed_back' as const,
      madeAt: '2031-04-01T10:00:00.000Z',
      recoveredCents: 34_400,
    };
    const seat = { ...SEAT, groupName: groupName('450', 1), option: null, worked: null };
    reply(readLeavingCall, [{ ...seat, statement }]);
    show(<LeavingView />, locale);
    const { results } = exitNames(locale);
    for (const sentence of [results.owes, results.paidSince, results.stillOwed]) {
      await expectRead(sentence);
    }
    for (const cents of [234_400, 34_400, 200_000]) {
      await expectRead(formatMoney(usd(cents), locale));
    }
    expectNoEnglish(locale);
  });

  it('shows the figures of now when they have changed', async () => {
    reply(readLeavingCall, [SEAT]);
    refuse(confirmLeavingCall, exitErrors.EXIT_CHANGED());
    const person = show(<LeavingView />, locale);
    const { go } = exitTexts(locale).options.cancel;
    await person.click(await button(go));
    await fillIn(person, { [uiTexts(locale).typeToConfirm('Ana Prado')]: 'Ana Prado' });
    reply(readLeavingCall, [{ ...SEAT, worked: { ...WORKED, refundCents: 1_234_500 } }]);
    await person.click(await button(go));
    await expectRead(formatMoney(usd(1_234_500), locale));
    reply(confirmLeavingCall, [SEAT]);
    await person.click(await button(go));
    await expectRead(exitTexts(locale).confirm.done);
    expect(bodiesOf(confirmLeavingCall).at(-1)).toMatchObject({ refundCents: 1_234_500 });
  });
});
