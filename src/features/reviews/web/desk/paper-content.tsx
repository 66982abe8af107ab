import type { DocumentView } from '#features/documents/contract.ts';

const SHOWN_IMAGES = ['image/jpeg', 'image/png', 'image/webp'];

type PaperContentProps = { paper: DocumentView; address: string };

/** A document; types that browsers cannot show can be saved. */
export function PaperContent({ paper: { name, contentType }, address }: PaperContentProps) {
  if (SHOWN_IMAGES.includes(contentType)) {
    return <img src={address} alt={`Uploaded document: ${name}`} className="mx-auto max-w-full" />;
  }
  if (contentType === 'application/pdf') {
    return <iframe src={address} title={name} className="h-full min-h-[60dvh] w-full" />;
  }
  return (
    <p className="px-6 py-10 text-center">
      Browsers cannot show this kind of picture ({contentType}). Open it in a new tab to save it.
    </p>
  );
}
