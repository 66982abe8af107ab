import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/text/locale.ts';
import { formatsIn } from '#ui/language/use-formats.ts';
import { type SeatState, seatState } from '../seat-state.ts';
import { sayState } from './say-state.ts';
import { homeTexts } from './texts.ts';

const due = { amountCents: 234_400, dueOn: '2027-05-05' };
const award = { by: '2027-05-20', daysLate: 0 };
const refund = { cents: 500_000, place: null };

type Late = Extract<SeatState, { kind: 'late' }>;

function lateThatEndsAs(endsAs: Late['endsAs']): Late {
  const amounts = { amountCents: 468_800, since: '2027-05-05' };
  return { kind: 'late', ...amounts, endsOn: '2027-08-03', pausedUntil: null, endsAs };
}

const STATES: SeatState[] = [
  { kind: 'before', ...due },
  { kind: 'nothing-due', ...due },
  { kind: 'finished' },
  { kind: 'due', ...due, chargedOn: null },
  { kind: 'due', ...due, chargedOn: '2027-05-01' },
  { kind: 'processing', amountCents: 234_400 },
  lateThatEndsAs('cancelled'),
  lateThatEndsAs('handed_back'),
  lateThatEndsAs('terminated'),
  { kind: 'bid-placed', month: 12, heldAt: '2027-05-16T00:00:00Z' },
  { kind: 'bid-held', instalments: 120, payBy: '2027-05-20T06:00:00Z', isStarted: false },
  { kind: 'credit-held' },
  { kind: 'selected', step: 'papers', turn: 'member', ...award },
  { kind: 'selected', step: 'home', turn: 'cooperative', ...award },
  { kind: 'buying', step: 'closing', turn: 'title_company', ...award },
  { kind: 'home-paid', paidOn: '2027-04-01', next: null },
  {
    kind: 'leaving',
    option: 'cancel',
    takesEffectAt: '2027-05-04T00:00:00Z',
    isUnconfirmed: false,
  },
  { kind: 'left', refund: { ...refund, state: 'undrawn' }, owesCents: 0 },
  { kind: 'left', refund: { ...refund, state: 'drawn', place: 3 }, owesCents: 0 },
  { kind: 'left', refund: { ...refund, state: 'owed' }, owesCents: 0 },
  { kind: 'left', refund: null, owesCents: 0 },
  { kind: 'left-before-start' },
  { kind: 'closed', how: 'transferred', owesCents: 0 },
  { kind: 'closed', how: 'handed_back', owesCents: 1_000 },
  { kind: 'closed', how: 'replaced', owesCents: 0 },
  { kind: 'terminated', owesCents: 1_000 },
  { kind: 'completed', owesCents: 0 },
];

describe('a seat that was left', () => {
  const say = (state: SeatState) => sayState(state, homeTexts('en'), formatsIn('en'));

  it('says what its member owes', () => {
    const said = say({ kind: 'closed', how: 'handed_back', owesCents: 123_400 });
    expect(said).toMatchObject({ href: '/dashboard/leaving' });
    expect(said.lines.join(' ')).toContain('You owe your group $1,234');
  });

  it('says what is owed beside the refund, and not that nothing is due', () => {
    const paid = { state: 'paid', cents: 500_000, place: null } as const;
    const owed = 'You owe your group $1,234';
    const [first, second] = say({ kind: 'left', refund: paid, owesCents: 123_400 }).lines;
    expect([first, second]).toEqual([
      expect.stringContaining('was paid'),
      expect.stringContaining(owed),
    ]);
    const { lines } = say({ kind: 'left', refund: null, owesCents: 123_400 });
    expect(lines).toEqual([expect.stringContaining(owed)]);
  });

  it('says what is owed after the last month, and nothing where nothing is', () => {
    const owing = say({ kind: 'completed', owesCents: 123_400 }).lines;
    expect(owing[1]).toContain('You owe your group $1,234');
    expect(say({ kind: 'completed', owesCents: 0 }).lines).toEqual(owing.slice(0, 1));
  });

  it('promises no statement to who was replaced before the start', () => {
    const said = say({ kind: 'closed', how: 'replaced', owesCents: 0 });
    expect(said).toMatchObject({ action: 'Check your bank details' });
    expect(said.lines.join(' ')).not.toContain('statement');
  });
});

describe.each(LOCALES)('a state in words, %s', (locale) => {
  it.each(STATES)('$kind: a title, a sentence and one action', (state) => {
    const said = sayState(state, homeTexts(locale), formatsIn(locale));
    expect(said.title).not.toBe('');
    expect(said.lines.length).toBeGreaterThan(0);
    expect(said.lines.join(' ')).not.toMatch(/undefined|NaN|Invalid/);
    expect(said.action).not.toBe('');
    expect(said.href).toMatch(/^\/dashboard\/[a-z-]+(#pay)?$/);
  });
});

it('covers every kind of state', () => {
  const kinds = seatState.options.map(({ shape }) => shape.kind.value);
  expect(new Set(STATES.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

it.each([
  ['cancelled', 'your seat is cancelled', true],
  ['handed_back', 'your award goes back to the group', false],
  ['terminated', 'your membership is terminated', false],
] as const)('says how a late seat ends: %s', (endsAs, words, sitsOut) => {
  const said = sayState(lateThatEndsAs(endsAs), homeTexts('en'), formatsIn('en')).lines.join(' ');
  expect(said).toContain(words);
  expect(said.includes('assemblies')).toBe(sitsOut);
});
