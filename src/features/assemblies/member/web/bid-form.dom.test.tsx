import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bidErrors } from '#features/bids/errors.ts';
import { storeSpareKey } from '#features/bids/web/spare-keys.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { loadAllTexts } from '#shared/text/texts.ts';
import { bodiesOf, reply } from '#testing/dom/fake-api.ts';
import { button, isPressable, show } from '#testing/dom/show.tsx';
import { describeWrite, expectNoEnglish, expectRead } from '#testing/dom/write-states.tsx';
import { assemblyTexts } from '../../web/texts.ts';
import { type MemberAssembly, placeSealedBidCall } from '../contract.ts';
import { BidForm } from './bid-form.tsx';

await loadAllTexts();

const HEX = 'ab'.repeat(32);
const MEMBERSHIP = '10000000-0000-4000-8000-000000000001';
const NEXT: NonNullable<MemberAssembly['next']> = {
  id: '60000000-0000-4000-8000-000000000006',
  month: 4,
  status: 'open',
  opensAt: '2031-03-16T06:00:00.000Z',
  cutOffAt: '2031-04-15T00:00:00.000Z',
  closesAt: '2031-04-15T23:00:00.000Z',
  heldAt: '2031-04-16T00:00:00.000Z',
  chainInfo: {
    hash: HEX,
    publicKey: HEX,
    periodSeconds: 3,
    genesisTime: 1_692_803_367,
    groupHash: HEX,
    beaconId: 'quicknet',
  },
  round: 1,
  isPaidUp: true,
  bidRefusal: null,
  barredUntilMonth: null,
  bidMin: 96,
  bidMax: 236,
  eligibleSeats: 400,
  expectedSeats: 410,
  paid: 4,
  prepaid: 0,
  unappliedCents: 0,
  isPostponed: false,
  receipts: [],
};
const OWN: MemberAssembly = {
  membershipId: MEMBERSHIP,
  group: 'test-450-1',
  seat: 138,
  plan: '450',
  status: 'active',
  now: '2031-04-01T10:00:00.000Z',
  next: NEXT,
  heldBid: null,
  pastBids: [],
  history: [],
};
const WITH_BID: typeof NEXT = {
  ...NEXT,
  receipts: [
    {
      number: 1,
      sha256: HEX,
      receivedAt: '2031-04-01T10:00:00.000Z',
      text: 'a receipt',
      signature: HEX,
      publicKey: HEX,
      isCounting: true,
    },
  ],
};
const RECEIPT = { text: 'a receipt', signature: HEX, publicKey: HEX };

/** Seals at once: sealing itself is tested in `features/bids`. */
class QuickSealer {
  onmessage?: (event: { data: unknown }) => void;
  postMessage({ amount }: { amount?: number }): void {
    const data =
      amount === undefined
        ? { isWarm: true }
        : { file: btoa(`sealed ${amount}`), sha256: HEX, spareKey: 'the-spare-key' };
    queueMicrotask(() => this.onmessage?.({ data }));
  }
  terminate(): void {}
}
beforeEach(() => {
  vi.stubGlobal('Worker', QuickSealer);
});

describeWrite('placing a bid', {
  call: placeSealedBidCall,
  answer: RECEIPT,
  refusal: bidErrors.BIDDING_CLOSED(),
  sends: { membershipId: MEMBERSHIP, file: btoa('sealed 96') },
  part: (onDone) => <BidForm own={OWN} next={NEXT} onPlaced={onDone} />,
  words: {
    en: {
      send: /^(Seal and place my bid|Sealing…)$/,
      refused: 'Bidding for this assembly has closed.',
      done: 'Your sealed bid was received.',
    },
    'pt-BR': {
      send: /^(Lacrar e dar meu lance|Lacrando…)$/,
      refused: 'Os lances desta assembleia estão encerrados.',
      done: 'Seu lance lacrado foi recebido.',
    },
  },
});

describeWrite('withdrawing a bid', {
  call: placeSealedBidCall,
  answer: RECEIPT,
  refusal: bidErrors.TOO_MANY_BIDS(),
  sends: { membershipId: MEMBERSHIP, file: btoa('sealed 0') },
  part: (onDone) => <BidForm own={OWN} next={WITH_BID} onPlaced={onDone} />,
  words: {
    en: {
      send: 'Withdraw my bid',
      refused: 'Your seat has placed as many bids as one assembly allows.',
      done: 'A withdrawal was received in place of your bid.',
    },
    'pt-BR': {
      send: 'Retirar meu lance',
      refused: 'Sua cota já deu todos os lances que uma assembleia permite.',
      done: 'Uma retirada foi recebida no lugar do seu lance.',
    },
  },
});

describe.each(LOCALES)('a bid (%s)', (locale) => {
  const texts = assemblyTexts(locale);

  async function enter(instalments: string) {
    const person = show(<BidForm own={OWN} next={NEXT} onPlaced={vi.fn()} />, locale);
    const box = await screen.findByRole('spinbutton', { name: texts.instalments });
    await person.clear(box);
    if (instalments) await person.type(box, instalments);
    return person;
  }

  it.each(['95', '237', '100.5', ''])('of ‘%s’ instalments is not sent', async (instalments) => {
    const person = await enter(instalments);
    await expectRead(texts.rangeError(NEXT.bidMin, NEXT.bidMax));
    await person.keyboard('{Enter}');
    expect(isPressable(await button(texts.place))).toBe(false);
    expect(bodiesOf(placeSealedBidCall)).toEqual([]);
    expectNoEnglish(locale);
  });

  it('of nearly the whole credit is confirmed with its sum', async () => {
    reply(placeSealedBidCall, RECEIPT);
    const person = await enter('200');
    await person.click(await button(texts.place));
    await expectRead(texts.confirmTitle(formatMoney(usd(46_880_000), locale)));
    expect(bodiesOf(placeSealedBidCall)).toEqual([]);
    expectNoEnglish(locale);
    await person.click(await button(texts.confirm));
    await expectRead('the-spare-key');
    expect(bodiesOf(placeSealedBidCall)).toEqual([
      { membershipId: MEMBERSHIP, file: btoa('sealed 200') },
    ]);
  });

  it('says which is counted, and warns when it is above what the seat can bid now', async () => {
    storeSpareKey(HEX, 'the-spare-key', 230);
    show(<BidForm own={OWN} next={{ ...WITH_BID, bidMax: 200 }} onPlaced={vi.fn()} />, locale);
    await expectRead(texts.tooHigh(230, 200));
    await button(texts.replace);
    expectNoEnglish(locale);
  });
});
