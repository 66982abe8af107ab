import type { DocumentView } from '#features/documents/contract.ts';
import { lazySection } from '#ui/section/lazy-section.tsx';
import type { PaperView } from './paper-tools.tsx';
import { TurnedPicture } from './turned-picture.tsx';

const SHOWN_IMAGES = ['image/jpeg', 'image/png', 'image/webp'];

// The PDF library is loaded with the first PDF.
const PdfPages = lazySection(
  () => import('./pdf-pages.tsx'),
  ({ PdfPages }) => PdfPages,
);

/** Whether this page can show the paper itself. */
export const isShown = ({ contentType }: DocumentView) =>
  SHOWN_IMAGES.includes(contentType) || contentType === 'application/pdf';

type PaperContentProps = { paper: DocumentView; address: string; view: PaperView };

/**
 * A document, drawn by the page itself: a browser's viewer in a frame would take the keys. Types
 * that browsers cannot show can be saved.
 */
export function PaperContent({ paper, address, view }: PaperContentProps) {
  const { name, contentType } = paper;
  if (!isShown(paper)) {
    return (
      <p className="px-6 py-10 text-center">
        Browsers cannot show this kind of picture ({contentType}). Open it in a new tab to save it.
      </p>
    );
  }
  const Content = contentType === 'application/pdf' ? PdfPages : TurnedPicture;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
    <section aria-label={`Content of ${name}`} tabIndex={0} className="h-full overflow-auto">
      <Content address={address} name={name} view={view} />
    </section>
  );
}
