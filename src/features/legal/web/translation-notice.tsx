import type { ReactNode } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import { TRANSLATION_VERSION } from '../versions.ts';
import { ConsorcioNotice } from './consorcio-notice.tsx';
import { legalTexts } from './texts.ts';

/**
 * Above a translation: says that the English text binds, links to it, and marks a draft. When
 * counsel has approved this version, the server marks the page and the styles hide the draft mark.
 */
export function TranslationNotice({ children }: { children: ReactNode }) {
  const { translation } = useTexts(legalTexts);
  if (!translation) return null;
  return (
    <div className="mb-6">
      <div className="rounded-xl bg-leaf p-4">
        <p
          data-translation-draft
          className="mb-2 font-semibold in-data-[translation-approved]:hidden"
        >
          {translation.draft}
        </p>
        <p>{translation.binds}</p>
        {children}
        <p className="mt-2 text-muted text-sm">{translation.version(TRANSLATION_VERSION)}</p>
      </div>
      <ConsorcioNotice />
    </div>
  );
}
