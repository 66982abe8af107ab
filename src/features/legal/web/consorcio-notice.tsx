import { useTexts } from '#ui/language/use-texts.ts';
import { legalTexts } from './texts.ts';

/** States on Portuguese pages that this is not a Brazilian consórcio; empty on English pages. */
export function ConsorcioNotice() {
  const { consorcio } = useTexts(legalTexts);
  if (!consorcio) return null;
  return (
    <p data-consorcio-notice className="mt-4 max-w-3xl border-gold border-l-4 pl-4 text-sm">
      {consorcio}
    </p>
  );
}

/** The footer's notice, hidden when the page's content has one. */
export function FooterConsorcioNotice() {
  return (
    <div className="[main:has([data-consorcio-notice])~footer_&]:hidden">
      <ConsorcioNotice />
    </div>
  );
}
