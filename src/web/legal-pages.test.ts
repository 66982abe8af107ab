import { expect, it } from 'vitest';
import { depositAgreement } from '#features/legal/deposit-agreement.ts';
import { fillDocument } from '#features/legal/documents.ts';
import { PRIVACY_POLICY } from '#features/legal/privacy-policy.ts';
import { termsOfUse } from '#features/legal/terms-of-use.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import { brand } from '#shared/brand.ts';
import { legalPages } from './legal-pages.ts';

it.each([PRIVACY_POLICY, termsOfUse(PROGRAM), depositAgreement(PROGRAM)])(
  'the page of $id describes itself as its text does',
  (document) => {
    const page = legalPages.find(({ path }) => path === `/${document.id}`);
    const { title, description } = fillDocument(document, brand);
    expect(page?.head.says('en').description).toBe(description);
    expect(page?.head.says('en').title).toBe(`${title} · ${brand.name}`);
  },
);
