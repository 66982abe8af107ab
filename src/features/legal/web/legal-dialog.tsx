import { useMemo } from 'react';
import { useProgram } from '#features/program-rules/web/use-program.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { depositAgreement } from '../deposit-agreement.ts';
import type { LegalDocument, LegalDocumentId } from '../documents.ts';
import { GROUP_SELECTION } from '../group-selection.ts';
import { PRIVACY_POLICY } from '../privacy-policy.ts';
import { termsOfUse } from '../terms-of-use.ts';
import { LegalDocumentView } from './legal-document-view.tsx';
import { legalTexts } from './texts.ts';

const DOCUMENTS: Record<LegalDocumentId, (program: ProgramFigures) => LegalDocument> = {
  'privacy-policy': () => PRIVACY_POLICY,
  'terms-of-use': termsOfUse,
  'deposit-agreement': depositAgreement,
  'group-selection': () => GROUP_SELECTION,
};

/** A legal text in a dialog, without leaving the form. */
export function LegalDialog({ id, onClose }: { id: LegalDocumentId; onClose: () => void }) {
  const { close } = useTexts(legalTexts);
  const program = useProgram();
  const document = useMemo(() => DOCUMENTS[id](program), [id, program]);
  return (
    <Dialog
      title={document.title}
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
      <DialogBody label={document.title}>
        <LegalDocumentView document={document} headingLevel={3} idPrefix={`${id}-`} />
      </DialogBody>
    </Dialog>
  );
}
