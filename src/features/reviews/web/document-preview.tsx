import type { DocumentView } from '#features/documents/contract.ts';
import { buttonStyles } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog.tsx';

const SHOWN_IMAGES = ['image/jpeg', 'image/png', 'image/webp'];

/** Shows a document; types that browsers cannot show can be downloaded. */
export function DocumentPreview({
  document,
  onClose,
}: {
  document: DocumentView;
  onClose: () => void;
}) {
  const { name, contentType, link } = document;
  return (
    <Dialog
      title={name}
      size="large"
      onClose={onClose}
      footer={
        <p className="flex justify-end">
          <a href={link} target="_blank" rel="noreferrer" className={buttonStyles('quiet')}>
            Open in a new tab
          </a>
        </p>
      }
    >
      <DialogBody>
        {SHOWN_IMAGES.includes(contentType) && (
          <img src={link} alt={`Uploaded document: ${name}`} className="mx-auto max-w-full" />
        )}
        {contentType === 'application/pdf' && (
          <iframe
            src={link}
            title={name}
            className="h-[65dvh] w-full rounded-xl border border-line"
          />
        )}
        {!SHOWN_IMAGES.includes(contentType) && contentType !== 'application/pdf' && (
          <p>
            Browsers cannot show this kind of picture ({contentType}). Open it in a new tab to save
            it.
          </p>
        )}
      </DialogBody>
    </Dialog>
  );
}
