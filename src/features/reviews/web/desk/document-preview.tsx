import type { DocumentView } from '#features/documents/contract.ts';
import { buttonStyles } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { isShown, PaperContent } from './paper-content.tsx';
import { PaperTools, usePaperView } from './paper-tools.tsx';

export function DocumentPreview({
  document,
  onClose,
}: {
  document: DocumentView;
  onClose: () => void;
}) {
  const tools = usePaperView();
  return (
    <Dialog
      title={document.name}
      size="large"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          {isShown(document) ? <PaperTools {...tools} /> : <span />}
          <a
            href={document.link}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles('quiet')}
          >
            Open in a new tab
          </a>
        </div>
      }
    >
      <DialogBody>
        <PaperContent paper={document} address={document.link} view={tools.view} />
      </DialogBody>
    </Dialog>
  );
}
