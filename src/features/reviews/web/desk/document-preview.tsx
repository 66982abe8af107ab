import type { DocumentView } from '#features/documents/contract.ts';
import { buttonStyles } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { PaperContent } from './paper-content.tsx';

export function DocumentPreview({
  document,
  onClose,
}: {
  document: DocumentView;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={document.name}
      size="large"
      onClose={onClose}
      footer={
        <p className="flex justify-end">
          <a
            href={document.link}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles('quiet')}
          >
            Open in a new tab
          </a>
        </p>
      }
    >
      <DialogBody>
        <PaperContent paper={document} address={document.link} />
      </DialogBody>
    </Dialog>
  );
}
