import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { DEPOSIT_AGREEMENT } from '../deposit-agreement.ts';
import type { LegalDocument, LegalDocumentId } from '../documents.ts';
import { GROUP_SELECTION } from '../group-selection.ts';
import { PRIVACY_POLICY } from '../privacy-policy.ts';
import { TERMS_OF_USE } from '../terms-of-use.ts';
import { LegalDocumentView } from './legal-document-view.tsx';

const DOCUMENTS: Record<LegalDocumentId, LegalDocument> = {
  'privacy-policy': PRIVACY_POLICY,
  'terms-of-use': TERMS_OF_USE,
  'deposit-agreement': DEPOSIT_AGREEMENT,
  'group-selection': GROUP_SELECTION,
};

/** A legal text to read in passing, without leaving the form. */
export function LegalDialog({ id, onClose }: { id: LegalDocumentId; onClose: () => void }) {
  const document = DOCUMENTS[id];
  return (
    <Dialog
      title={document.title}
      size="large"
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button tone="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      }
    >
      <DialogBody label={document.title}>
        <LegalDocumentView document={document} headingLevel={3} idPrefix={`${id}-`} />
      </DialogBody>
    </Dialog>
  );
}
