import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import type { LegalDocumentId } from '../documents.ts';
import { LEGAL_DOCUMENTS } from '../legal-documents.ts';
import { legalTexts } from './texts.ts';
import { TranslatedDocument, useLegalDocument } from './translated-document.tsx';

/** A legal text in a dialog, without leaving the form. */
export function LegalDialog({ id, onClose }: { id: LegalDocumentId; onClose: () => void }) {
  const { close } = useTexts(legalTexts);
  const document = useLegalDocument(LEGAL_DOCUMENTS[id]);
  const { title } = document.translation ?? document.english;
  return (
    <Dialog
      title={title}
      size="large"
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button tone="quiet" onClick={onClose}>
            {close}
          </Button>
        </div>
      }
    >
      <DialogBody label={title}>
        <TranslatedDocument {...document} />
      </DialogBody>
    </Dialog>
  );
}
