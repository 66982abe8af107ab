import { expect, it } from 'vitest';
import { fillDocument } from '#features/legal/documents.ts';
import { type LegalPageId, legalPath } from '#features/legal/legal-addresses.ts';
import { LEGAL_DOCUMENTS, type LegalDocuments } from '#features/legal/legal-documents.ts';
import { texts as portuguese } from '#features/legal/translations/documents.pt-br.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/text/locale.ts';
import { legalPages } from './legal-pages.ts';

const IDS: LegalPageId[] = ['privacy-policy', 'terms-of-use', 'deposit-agreement'];
const DOCUMENTS: Record<Locale, LegalDocuments> = { en: LEGAL_DOCUMENTS, 'pt-BR': portuguese };
const LANGUAGES = Object.entries(DOCUMENTS) as [Locale, LegalDocuments][];

it.each(LANGUAGES.flatMap(([locale, texts]) => IDS.map((id) => ({ id, locale, texts }))))(
  'the page of $id in $locale describes itself as its text does',
  ({ id, locale, texts }) => {
    const page = legalPages.find(({ path }) => path === legalPath(id, locale));
    const { title, description } = fillDocument(texts[id](PROGRAM), brand);
    expect(page?.head.says(locale)).toEqual({ description, title: `${title} · ${brand.name}` });
    expect(page?.head).toMatchObject({
      locale,
      canonicalPath: page?.path,
      alternates: [
        { locale: 'en', path: legalPath(id, 'en') },
        { locale: 'pt-BR', path: legalPath(id, 'pt-BR') },
      ],
    });
  },
);
