import { defineTexts } from '#shared/text/texts.ts';
import type { LegalDocuments } from '../legal-documents.ts';

/** The translations by language. English has none: the English text is the original. */
export const legalTranslations = defineTexts({
  en: async () => ({ texts: {} as Partial<LegalDocuments> }),
  'pt-BR': () => import('./documents.pt-br.ts'),
});
