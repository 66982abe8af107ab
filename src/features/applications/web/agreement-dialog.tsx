import { useEffect, useMemo, useRef, useState } from 'react';
import { depositAgreement } from '#features/legal/deposit-agreement.ts';
import { LegalDocumentView } from '#features/legal/web/legal-document-view.tsx';
import { useProgram } from '#features/programme/web/use-program.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog, DialogBody } from '#ui/dialog.tsx';

/** How close to the end, in pixels, the text counts as read. */
const END_THRESHOLD_PX = 10;

type AgreementDialogProps = {
  isPending: boolean;
  onAccept: () => void;
  onCancel: () => void;
};

/** The deposit agreement: read to the end, then the box, then the button. */
export function AgreementDialog({ isPending, onAccept, onCancel }: AgreementDialogProps) {
  const program = useProgram();
  const agreement = useMemo(() => depositAgreement(program), [program]);
  const [isRead, setIsRead] = useState(false);
  const [isAccepted, setIsAccepted] = useState(false);
  const end = useRef<HTMLDivElement>(null);

  const noticeEnd = (element: HTMLElement) => {
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (left <= END_THRESHOLD_PX) setIsRead(true);
  };
  // On a very tall window the text fits without scrolling.
  useEffect(() => {
    const body = end.current?.parentElement;
    if (body && body.scrollHeight <= body.clientHeight) setIsRead(true);
  }, []);

  return (
    <Dialog
      title="Deposit Agreement"
      description="Please read it to the end before you accept."
      size="large"
      isPinned={isPending}
      onClose={onCancel}
      footer={
        <div className="grid gap-3">
          <CheckboxField
            name="acceptsAgreement"
            isChecked={isAccepted}
            isDisabled={!isRead || isPending}
            onChange={setIsAccepted}
          >
            I have read the agreement and accept its terms.
            {!isRead && (
              <span className="block text-muted text-sm">
                Scroll to the end of the text to enable this box.
              </span>
            )}
          </CheckboxField>
          <div className="flex gap-3 sm:justify-end">
            <Button tone="quiet" disabled={isPending} onClick={onCancel}>
              Cancel
            </Button>
            <Button
              className="grow sm:grow-0"
              disabled={!isRead || !isAccepted || isPending}
              onClick={onAccept}
            >
              {isPending ? 'Saving your application…' : 'Accept Terms & Continue to Payment'}
            </Button>
          </div>
        </div>
      }
    >
      <DialogBody label="Text of the deposit agreement" onScroll={noticeEnd}>
        <LegalDocumentView document={agreement} headingLevel={3} idPrefix="agreement-" />
        <div ref={end} />
      </DialogBody>
    </Dialog>
  );
}
