import { useTexts } from '#ui/language/use-texts.ts';
import { legalTexts } from './texts.ts';

/** Says on a Portuguese page that this is no Brazilian consórcio; an English page needs no such word. */
export function ConsorcioNotice() {
  const { consorcio } = useTexts(legalTexts);
  if (!consorcio) return null;
  return (
    <p data-consorcio-notice className="mt-4 max-w-3xl border-gold border-l-4 pl-4 text-sm">
      {consorcio}
    </p>
  );
}

/** The notice of a page's footer: hidden where the page's own content has it. */
export function FooterConsorcioNotice() {
  return (
    <div className="[main:has([data-consorcio-notice])~footer_&]:hidden">
      <ConsorcioNotice />
    </div>
  );
}
