import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { loadAllTexts } from '#shared/text/texts.ts';
import { bodiesOf, reply, slow } from '#testing/dom/fake-api.ts';
import { button, isPressable, show } from '#testing/dom/show.tsx';
import { describeWrite, expectNoEnglish, expectRead, fillIn } from '#testing/dom/write-states.tsx';
import { uiTexts } from '#ui/language/texts.ts';
import {
  type AdminAwardView,
  type AwardView,
  chooseHomeCall,
  listOwnAwardsCall,
  moveAwardCall,
  sendPapersCall,
} from '../contract.ts';
import { awardErrors } from '../errors.ts';
import { HomeForm } from './home-form.tsx';
import { HomeView } from './home-view.tsx';
import { MoveAwardDialog } from './move-award-dialog.tsx';
import { PapersPanel } from './papers-panel.tsx';
import { awardTexts } from './texts.ts';

await loadAllTexts();

const AWARD: AwardView = {
  id: '70000000-0000-4000-8000-000000000007',
  membershipId: '10000000-0000-4000-8000-000000000001',
  groupName: 'test-450-1',
  seat: 138,
  creditCents: 45_000_000,
  selectedOn: '2031-04-15',
  target: { from: '2031-05-15', until: '2031-06-14' },
  step: 'home',
  turn: 'member',
  stepTarget: '2031-05-15',
  daysLate: 0,
  end: null,
  isHeld: false,
  paidOn: null,
  home: null,
  expensesCents: 0,
  surplus: null,
  papers: [
    {
      id: '80000000-0000-4000-8000-000000000008',
      kind: 'identity',
      name: 'id.pdf',
      byteSize: 20_000,
      uploadedAt: '2031-04-16T10:00:00.000Z',
      link: '/api/award-papers/80000000-0000-4000-8000-000000000008/file',
    },
  ],
  changes: [],
};
const ADMIN_AWARD: AdminAwardView = {
  ...AWARD,
  userId: 'a1000000-0000-4000-8000-000000000001',
  memberName: 'Ana Prado',
  memberEmail: 'ana@example.com',
  titleAccount: null,
  planId: '450',
  owed: { first: 5, last: 240 },
  paidOut: { forExpenses: 0, cash: 0 },
};

describeWrite('choosing the home', {
  call: chooseHomeCall,
  answer: { ...AWARD, step: 'appraisal' },
  refusal: awardErrors.NOT_YOUR_TURN(),
  sends: {
    address: '120 S Main St, Provo',
    priceCents: 43_000_000,
    seller: 'Rosa Lund',
    titleCompany: 'Wasatch Title',
  },
  part: (onDone) => <HomeForm award={AWARD} onSent={onDone} />,
  words: {
    en: {
      fields: {
        Address: '120 S Main St, Provo',
        'Price in dollars': '430,000',
        'Who sells it': 'Rosa Lund',
        'Title company': 'Wasatch Title',
      },
      send: 'Send us this home',
      refused: 'This has been sent already.',
      done: 'Sent. We order appraisal and title.',
    },
    'pt-BR': {
      fields: {
        Endereço: '120 S Main St, Provo',
        'Preço em dólares': '430.000',
        'Quem vende': 'Rosa Lund',
        'Title company': 'Wasatch Title',
      },
      send: 'Enviar este imóvel',
      refused: 'Isto já foi enviado.',
      done: 'Enviado. Pedimos a avaliação e o título.',
    },
  },
});

describeWrite('saying that the papers are complete', {
  call: sendPapersCall,
  answer: { ...AWARD, turn: 'cooperative' },
  refusal: awardErrors.PAPERS_MISSING(),
  part: (onDone) => <PapersPanel award={{ ...AWARD, step: 'papers' }} canSend onChanged={onDone} />,
  words: {
    en: {
      send: 'My papers are complete',
      refused: 'Please upload a paper that proves your identity',
      done: 'Sent. We look at them within three business days.',
    },
    'pt-BR': {
      send: 'Meus documentos estão completos',
      refused: 'inclua um documento que comprove a sua identidade',
      done: 'Enviado. Conferimos em até três dias úteis.',
    },
  },
});

describeWrite('moving an award', {
  call: moveAwardCall,
  answer: ADMIN_AWARD,
  refusal: awardErrors.AWARD_ENDED(),
  sends: { step: 'appraisal', turn: 'title_company', reason: 'The home was looked at' },
  part: (onDone) => <MoveAwardDialog award={ADMIN_AWARD} onClose={() => {}} onDone={onDone} />,
  words: {
    en: {
      fields: { Reason: 'The home was looked at' },
      send: 'Move',
      missing: ['Please say why: the member reads it'],
      refused: 'This award is finished; nothing more can be changed.',
      done: 'The member is told by mail.',
    },
  },
});

describe.each(LOCALES)('an award (%s)', (locale) => {
  const texts = awardTexts(locale);

  it('says that it is read, and that no seat is selected yet', async () => {
    const answer = slow(listOwnAwardsCall, []);
    show(<HomeView isWaiting />, locale);
    await screen.findByText(uiTexts(locale).loading(texts.loading));
    answer.arrive();
    await expectRead(texts.none.title);
    expectNoEnglish(locale);
  });

  it('asks who pays what is above the credit', async () => {
    reply(chooseHomeCall, AWARD);
    const person = show(<HomeForm award={AWARD} onSent={vi.fn()} />, locale);
    await fillIn(person, { [texts.home.price]: '500000' });
    await expectRead(texts.home.rest.text(formatMoney(usd(5_000_000), locale)));
    expectNoEnglish(locale);
  });

  it('needs a price before anything is sent', async () => {
    const person = show(<HomeForm award={AWARD} onSent={vi.fn()} />, locale);
    await person.click(await button(texts.home.send));
    await expectRead(texts.home.badPrice);
    expect(bodiesOf(chooseHomeCall)).toEqual([]);
  });

  it('does not take papers as complete while there is none', async () => {
    const award = { ...AWARD, papers: [], step: 'papers' as const };
    show(<PapersPanel award={award} canSend onChanged={vi.fn()} />, locale);
    await expectRead(texts.papers.empty);
    expect(isPressable(await button(texts.papers.send))).toBe(false);
    expectNoEnglish(locale);
  });
});
