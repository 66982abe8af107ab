import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from '#features/program-rules/program.ts';
import { brand } from '#shared/brand.ts';
import { usd } from '#shared/text/money.ts';
import { BARE_DOLLARS, ENGLISH_WORDS, sentencesIn } from '#testing/portuguese.ts';
import { CONSENT_KEYS, consentsTo } from '../consents.ts';
import { fillDocument, type LegalBlock, type LegalDocument } from '../documents.ts';
import { LEGAL_DOCUMENTS, type LegalDocuments } from '../legal-documents.ts';
import { isTranslationApproved } from '../translation-approval.ts';
import { TRANSLATION_VERSION } from '../versions.ts';
import { texts as consents } from './consents.pt-br.ts';
import { texts as portuguese } from './documents.pt-br.ts';

const IDS = Object.keys(LEGAL_DOCUMENTS) as (keyof LegalDocuments)[];
const textOf = (document: LegalDocument) => {
  const { sections } = fillDocument(document, brand);
  return sentencesIn(sections.map(({ heading, blocks }) => ({ heading, blocks }))).join('\n');
};

/** Oldest first; the last entry is the current translations. A released entry is never edited. */
const RECORDED = [
  ['2026-11-18', '4c27c03cd115'],
  ['2026-11-19', '26d570a649db'],
  ['2026-11-19.2', '14ed52e9c4c7'],
] as const;

/** The structure of a block, without its words. */
function shapeOf(block: LegalBlock): string {
  switch (block.kind) {
    case 'list':
      return `list of ${block.items.length}`;
    case 'definitions':
      return `definitions of ${block.rows.length}`;
    case 'table':
      return `table of ${block.rows.length} by ${block.columns.length}`;
    default:
      return block.kind;
  }
}

/** The numbers of a text above 1: 'month 1' may be written as a word in Portuguese. */
function figuresOf(text: string, { thousands, decimal }: Record<string, string>): string[] {
  const numbers = text.match(/\d[\d.,]*\d|\d/g) ?? [];
  const plain = numbers.map((number) =>
    number.replaceAll(thousands ?? '', '').replace(decimal ?? '', '.'),
  );
  return [...new Set(plain)].filter((number) => Number(number) > 1 || number.includes('.')).sort();
}

describe.each(IDS)('%s in Portuguese', (id) => {
  const english = LEGAL_DOCUMENTS[id](PROGRAM);
  const translation = portuguese[id](PROGRAM);

  it('has the sections and blocks of the English text, and its version', () => {
    expect(translation).toMatchObject({
      id,
      version: english.version,
      effectiveDate: english.effectiveDate,
    });
    const outline = ({ sections }: LegalDocument) =>
      sections.map((section) => [
        section.id,
        Number.parseInt(section.heading, 10),
        section.blocks.map(shapeOf),
      ]);
    expect(outline(translation)).toEqual(outline(english));
  });

  it('has the figures of the English text, section by section', () => {
    for (const [index, section] of translation.sections.entries()) {
      const original = english.sections[index];
      expect(
        figuresOf(sentencesIn(section).join('\n'), { thousands: '.', decimal: ',' }),
        section.heading,
      ).toEqual(figuresOf(sentencesIn(original).join('\n'), { thousands: ',', decimal: '§' }));
    }
  });

  it('is Portuguese, writes dollars as US$, and leaves no placeholder', () => {
    const { title, description, intro } = fillDocument(translation, brand);
    for (const text of [title, description, intro, ...textOf(translation).split('\n')]) {
      expect(text).not.toMatch(ENGLISH_WORDS);
      expect(text).not.toMatch(BARE_DOLLARS);
      expect(text).not.toMatch(/[{}]/);
    }
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

it('the agreement and the terms follow another deposit', () => {
  const other = { deposit: usd(250_00) };
  for (const id of ['deposit-agreement', 'terms-of-use'] as const) {
    expect(textOf(portuguese[id](other))).toContain('US$\u00a02.094');
    expect(textOf(portuguese[id](other))).not.toMatch(/US\$\s200(?![.\d])|2\.144/);
  }
});

it('each document keeps its own word about refunds, as the English ones do', () => {
  expect(textOf(portuguese['terms-of-use'](PROGRAM))).toContain('O depósito é reembolsável.');
  expect(textOf(portuguese['deposit-agreement'](PROGRAM))).toContain(
    'O depósito não é reembolsável, exceto quando nenhum grupo se forma.',
  );
});

it('has a Portuguese sentence for each consent, with the link of the English one', () => {
  const sentences = consents(PROGRAM);
  expect(sentences.map(({ key }) => key)).toEqual(CONSENT_KEYS);
  for (const [index, { text, link }] of sentences.entries()) {
    expect(text).not.toMatch(ENGLISH_WORDS);
    expect(text).not.toMatch(BARE_DOLLARS);
    expect(link?.document).toBe(consentsTo(PROGRAM)[index]?.link?.document);
    if (link) expect(text.split(link.phrase)).toHaveLength(2);
  }
});

it('a translation changes only together with its version, which counsel then approves anew', () => {
  const all = [...IDS.map((id) => portuguese[id](PROGRAM)), consents(PROGRAM)];
  const hash = createHash('sha256').update(sentencesIn(all).join('\n')).digest('hex').slice(0, 12);
  const toDo = 'Give TRANSLATION_VERSION a new value and append [version, hash] to RECORDED.';
  expect(RECORDED.at(-1), toDo).toEqual([TRANSLATION_VERSION, hash]);
  expect(isTranslationApproved(TRANSLATION_VERSION)).toBe(true);
  expect(isTranslationApproved('2026-11-17')).toBe(false);
  expect(isTranslationApproved(undefined)).toBe(false);
});
