import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chartOfAccounts } from '#features/ledger/accounts.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { ENTRY_KINDS } from './kinds.ts';
import { accountsOf, centsOfText, equationOf } from './rules.ts';
import { bookTexts, kindName } from './texts.ts';

const features = join(import.meta.dirname, '..');

/** Kinds of other records in files that post entries. */
const OTHER_KINDS = [
  ...['bid', 'closed-late', 'deposit', 'made', 'manual', 'prepayment', 'transfer', 'transferred'],
  ...['withdrawn', 'cancelled', 'handed_back', 'terminated', 'hand-back-due', 'bid-money-returned'],
  ...['claim', 'share', 'unapplied', 'refund', 'completed', 'hand_back', 'sale', 'awarded'],
];

/** Every kind of entry that stands in the source of a file that posts. */
function kindsInSource(): string[] {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /[\\/]server[\\/].*\.ts$/.test(file) &&
      !file.endsWith('.test.ts') &&
      !/^(ledger|books)[\\/]/.test(file),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(features, file), 'utf8');
    if (!/post(Entry|Entries|Movement|Difference|Transfer|Settlement)\(/.test(text)) return [];
    return [...text.matchAll(/\bkind(?: =|:)[^;\n]*/g)].flatMap(([line]) =>
      [...line.matchAll(/'([a-z]+(?:[-_][a-z]+)*)'/g)].map(([, kind]) => kind ?? ''),
    );
  });
  return [...new Set(found)].filter((kind) => !OTHER_KINDS.includes(kind));
}

describe('the words of the books', () => {
  it('name every kind of entry that is posted', () => {
    const posted = kindsInSource();
    expect(posted.length).toBeGreaterThan(25);
    expect(posted.filter((kind) => !(kind in ENTRY_KINDS))).toEqual([]);
  });

  it.each(LOCALES)('name every account and kind in %s', (locale) => {
    const texts = bookTexts(locale);
    const accounts = [
      ...Object.keys(chartOfAccounts.cooperative),
      ...Object.keys(chartOfAccounts.group),
    ];
    expect(Object.keys(texts.accounts).sort()).toEqual(accounts.sort());
    expect(Object.keys(texts.kinds).sort()).toEqual(Object.keys(ENTRY_KINDS).sort());
    expect(kindName(texts, 'something-new')).toBe('something new');
  });
});

describe('the rules of the books', () => {
  it('have every account of a chart, debits first', () => {
    const natures = accountsOf('group').map(({ nature }) => nature);
    expect(natures).toEqual([...natures].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
    expect(accountsOf('group')).toHaveLength(Object.keys(chartOfAccounts.group).length);
  });

  it('add up what a group has and whose it is', () => {
    const sides = equationOf([
      { account: 'cash', cents: 300 },
      { account: 'owed-by-members', cents: 50 },
      { account: 'fund', cents: 250 },
      { account: 'administration', cents: 100 },
    ]);
    expect(sides).toMatchObject({ hasCents: 350, belongsCents: 350 });
    expect(sides.has.map(({ account }) => account)).toEqual(['cash', 'owed-by-members']);
  });

  it.each([
    ['2344', 234_400],
    ['$2,344.00', 234_400],
    ['0.5', 50],
    ['19.05', 1_905],
    ['', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['2.344,00', undefined],
  ])('read %j as an amount', (text, cents) => {
    expect(centsOfText(text)).toBe(cents);
  });
});
