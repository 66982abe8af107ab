import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from '#features/program-rules/program.ts';
import { brand } from '../../shared/brand.ts';
import { CONSENT_KEYS, CONSENT_TEXT_VERSION, consentsTo, currentVersions } from './consents.ts';
import { depositAgreement } from './deposit-agreement.ts';
import { fillDocument, type LegalDocument } from './documents.ts';
import { GROUP_SELECTION } from './group-selection.ts';
import { PRIVACY_POLICY } from './privacy-policy.ts';
import { termsOfUse } from './terms-of-use.ts';
import { TRANSLATION_VERSION } from './versions.ts';

const DEPOSIT_AGREEMENT = depositAgreement(PROGRAM);
const TERMS_OF_USE = termsOfUse(PROGRAM);
const CONSENTS = consentsTo(PROGRAM);
const DOCUMENTS = [PRIVACY_POLICY, TERMS_OF_USE, DEPOSIT_AGREEMENT, GROUP_SELECTION];

const WHAT_TO_DO =
  'A legal text changed. Give it a new version (versions.ts, or CONSENT_TEXT_VERSION) and a new ' +
  'effectiveDate, then append [version, hash] to its list in RECORDED. Never edit an entry that ' +
  'was released: people accepted the text it stands for.';

/** Oldest first. The last entry is the current text. */
const RECORDED: Record<string, readonly (readonly [version: string, hash: string])[]> = {
  'privacy-policy': [
    ['2026-11-15', 'bd2f8001e404'],
    ['2026-11-15.2', 'f7b70f47b80e'],
  ],
  'terms-of-use': [
    ['2026-11-15', '99c3530bb118'],
    ['2026-11-15.2', '6df110fa4f7d'],
    ['2026-11-15.3', 'd25647112fce'],
    ['2026-11-15.4', '69e52a4a1d75'],
    ['2026-11-18', '6651543c5a42'],
  ],
  'deposit-agreement': [
    ['2026-11-15', 'e32ff6966435'],
    ['2026-11-15.2', '4d6e03f57b9b'],
    ['2026-11-15.3', 'd8bff17eb27a'],
  ],
  'group-selection': [
    ['2026-11-15', '058f20b2fa7c'],
    ['2026-11-15.2', 'bd8d7663de36'],
    ['2026-11-18', '51a107803cdf'],
  ],
  consents: [
    ['2026-11-15', '114c83727a45'],
    ['2026-11-15.2', 'e4e52426ab97'],
    ['2026-11-15.3', '0e6c0082bef5'],
  ],
};

const NOT_TEXT = new Set(['id', 'kind', 'key', 'link', 'version', 'effectiveDate']);

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    NOT_TEXT.has(key) ? [] : collectTexts(inner),
  );
}

function hashTexts(value: unknown): string {
  return createHash('sha256').update(collectTexts(value).join('\n')).digest('hex').slice(0, 12);
}

function textOf(document: LegalDocument): string {
  return collectTexts(fillDocument(document, brand)).join('\n');
}

describe.each(DOCUMENTS.map((document) => [document.id, document] as const))(
  '%s',
  (_, document) => {
    it('has no placeholder left once it is filled', () => {
      expect(textOf(document)).not.toMatch(/[{}]/);
    });

    it('names neither brand nor contact outside a placeholder', () => {
      const raw = collectTexts(document).join('\n');
      for (const value of [
        brand.name,
        brand.legalEntity,
        brand.contactEmail,
        brand.contactAddress,
      ]) {
        expect(raw).not.toContain(value);
      }
    });

    it('has unique section ids that can be anchors', () => {
      const ids = document.sections.map((section) => section.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    });

    it('has dated versions and a description that search engines show whole', () => {
      expect(document.version).toMatch(/^\d{4}-\d{2}-\d{2}(\.[2-9])?$/);
      expect(document.effectiveDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(fillDocument(document, brand).description.length).toBeLessThanOrEqual(160);
    });

    it('has no empty text and tables whose rows fit their columns', () => {
      for (const text of collectTexts(document)) expect(text.trim()).toBe(text);
      expect(collectTexts(document)).not.toContain('');
      for (const block of document.sections.flatMap((section) => section.blocks)) {
        if (block.kind !== 'table') continue;
        for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
      }
    });
  },
);

describe('numbered headings', () => {
  it.each([PRIVACY_POLICY, TERMS_OF_USE, DEPOSIT_AGREEMENT])(
    '$id counts its sections from 1 without a gap',
    (document) => {
      const numbers = document.sections.map((section) => Number.parseInt(section.heading, 10));
      expect(numbers).toEqual(document.sections.map((_, index) => index + 1));
    },
  );
});

describe('fillDocument', () => {
  it('takes values literally, and leaves the original as it was', () => {
    const odd = { ...brand, name: '$& {entity}' };
    expect(textOf(GROUP_SELECTION)).toBe(collectTexts(GROUP_SELECTION).join('\n'));
    expect(fillDocument(DEPOSIT_AGREEMENT, odd).description).toContain('with $& {entity} pays');
    expect(DEPOSIT_AGREEMENT.description).toContain('{brand}');
  });

  it('refuses a placeholder it does not know', () => {
    const document = { ...GROUP_SELECTION, intro: 'Call {phone}.' };
    expect(() => fillDocument(document, brand)).toThrow('unknown placeholder {phone}');
  });

  it('fills every kind of block', () => {
    const document: LegalDocument = {
      ...GROUP_SELECTION,
      sections: [
        {
          id: 'all',
          heading: '{brand}',
          blocks: [
            { kind: 'paragraph', text: '{brand}' },
            { kind: 'notice', text: '{brand}' },
            { kind: 'list', items: ['{brand}'] },
            { kind: 'definitions', rows: [{ term: '{brand}', detail: '{brand}' }] },
            { kind: 'table', caption: '{brand}', columns: ['{brand}'], rows: [['{brand}']] },
          ],
        },
      ],
    };
    const texts = collectTexts(fillDocument(document, brand).sections);
    expect(texts).toEqual(Array.from({ length: 9 }, () => brand.name));
  });
});

describe('facts', () => {
  it.each([
    '120 days',
    '30 days',
    '480 members',
    '240 monthly contributions',
    '× 1.25 ÷ 240',
    '24% of the home value',
    '1% of the home value',
    'at least 50%',
    '5% penalty',
    '10% of the award value',
    '90 days',
    'up to 19 years',
    '30 to 60 days',
    '18 or over',
    'Utah only',
    '$200',
    '$2,344',
    '$3,385',
    '$562,560',
    '$812,500',
    '$108,000',
    '$156,000',
    '$4,500',
    '$6,500',
    '$2,144',
    '$3,185',
    'Not a loan, a bank or an investment',
  ])('the terms of use state: %s', (fact) => {
    expect(textOf(TERMS_OF_USE)).toContain(fact);
  });

  it.each([
    '120 days',
    '30 days',
    '480 places',
    '$200.00',
    '$2,344',
    '$3,385',
    '$2,144',
    '$3,185',
    '7 years',
    'Not a loan, a bank or an investment',
  ])('the deposit agreement states: %s', (fact) => {
    expect(textOf(DEPOSIT_AGREEMENT)).toContain(fact);
  });

  it.each([
    '7 years',
    'never touch our servers',
    'links that expire',
    'Each opening is recorded',
    'IP address',
    'Session cookie',
    'local storage',
    'only with your consent',
    'no marketing',
    'Utah Consumer Privacy Act',
    '18 or over',
  ])('the privacy policy states: %s', (fact) => {
    expect(textOf(PRIVACY_POLICY)).toContain(fact);
  });

  it.each(['480 members', 'random lottery', '50%', 'up to 19 years', '$2,344', '$3,385'])(
    'the explanation of the selection states: %s',
    (fact) => {
      expect(textOf(GROUP_SELECTION)).toContain(fact);
    },
  );
});

describe('the refund wordings, each kept in its own document', () => {
  it('the terms of use say refundable', () => {
    expect(textOf(TERMS_OF_USE)).toContain('The deposit is refundable.');
    expect(textOf(TERMS_OF_USE)).not.toMatch(/non-refundable/i);
  });

  it('the deposit agreement says non-refundable except when no group forms', () => {
    expect(textOf(DEPOSIT_AGREEMENT)).toContain(
      'The deposit is non-refundable except when no group forms.',
    );
    expect(textOf(DEPOSIT_AGREEMENT)).not.toMatch(/(?<!non-)refundable/i);
  });
});

describe('consents', () => {
  it('has one sentence for each key, in order, without placeholders', () => {
    expect(CONSENTS.map((consent) => consent.key)).toEqual(CONSENT_KEYS);
    for (const consent of CONSENTS) expect(consent.text).toMatch(/^I [^{}]+\.$/);
  });

  it('finds each link phrase exactly once in its sentence', () => {
    for (const { text, link } of CONSENTS) {
      if (link) expect(text.split(link.phrase)).toHaveLength(2);
    }
  });

  it('gives the versions that are stored with an acceptance', () => {
    expect(currentVersions()).toEqual({
      consents: CONSENT_TEXT_VERSION,
      privacyPolicy: PRIVACY_POLICY.version,
      termsOfUse: TERMS_OF_USE.version,
      depositAgreement: DEPOSIT_AGREEMENT.version,
      language: 'en',
    });
    expect(currentVersions('pt-BR')).toEqual({
      ...currentVersions(),
      language: 'pt-BR',
      translation: TRANSLATION_VERSION,
    });
  });
});

describe('a text changes only together with its version', () => {
  const current = [
    ...DOCUMENTS.map((document) => [document.id, document.version, hashTexts(document)] as const),
    ['consents', CONSENT_TEXT_VERSION, hashTexts(CONSENTS)] as const,
  ];

  it.each(current)('%s', (id, version, hash) => {
    expect(RECORDED[id]?.at(-1), WHAT_TO_DO).toEqual([version, hash]);
  });

  it.each(Object.entries(RECORDED))(
    '%s has a history of distinct, rising versions',
    (_, entries) => {
      const versions = entries.map(([version]) => version);
      expect(versions, WHAT_TO_DO).toEqual([...new Set(versions)].sort());
      expect(new Set(entries.map(([, hash]) => hash)).size, WHAT_TO_DO).toBe(entries.length);
    },
  );
});
