import { useMemo } from 'react';
import { useProgram } from '#features/program-rules/web/use-program.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { LegalDocument } from '../documents.ts';
import { legalTranslations } from '../translations/translations.ts';
import { LegalDocumentView } from './legal-document-view.tsx';
import { legalTexts } from './texts.ts';
import { TranslationNotice } from './translation-notice.tsx';

/** A legal text in English, with its translation into the page's language if there is one. */
export function useLegalDocument(write: (program: ProgramFigures) => LegalDocument) {
  const program = useProgram();
  const translations = useTexts(legalTranslations);
  return useMemo(() => {
    const english = write(program);
    return { english, translation: translations[english.id]?.(program) };
  }, [write, program, translations]);
}

type TranslatedDocumentProps = ReturnType<typeof useLegalDocument>;

/** Renders a legal text. A translation says that the English binds, and contains it, collapsed. */
export function TranslatedDocument({ english, translation }: TranslatedDocumentProps) {
  const words = useTexts(legalTexts).translation;
  const { id } = english;
  if (!translation || !words) {
    return <LegalDocumentView document={english} headingLevel={3} idPrefix={`${id}-`} />;
  }
  return (
    <>
      <TranslationNotice>
        <details className="mt-2">
          <summary className="min-h-11 py-2 font-semibold text-forest underline underline-offset-4">
            {words.english}
          </summary>
          <div lang="en" className="mt-2 border-line border-t pt-4">
            <LegalDocumentView document={english} headingLevel={3} idPrefix={`${id}-en-`} />
          </div>
        </details>
      </TranslationNotice>
      <LegalDocumentView document={translation} headingLevel={3} idPrefix={`${id}-`} />
    </>
  );
}
