import { useEffect, useRef, useState } from 'react';
import { depositAgreement } from '#features/legal/deposit-agreement.ts';
import { TranslatedDocument, useLegalDocument } from '#features/legal/web/translated-document.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { applicationTexts } from './texts.ts';

/** How close to the end, in pixels, the text counts as read. */
const END_THRESHOLD_PX = 10;

type AgreementDialogProps = {
  isPending: boolean;
  onAccept: () => void;
  onCancel: () => void;
};

/** The deposit agreement: read to the end, then the box, then the button. */
export function AgreementDialog({ isPending, onAccept, onCancel }: AgreementDialogProps) {
  const texts = useTexts(applicationTexts).agreement;
  const agreement = useLegalDocument(depositAgreement);
  const [isRead, setIsRead] = useState(false);
  const [isAccepted, setIsAccepted] = useState(false);
  const end = useRef<HTMLDivElement>(null);

  const decline = () => {
    onCancel();
    showToast(texts.declined);
  };
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
      title={texts.title}
      description={texts.text}
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
            {texts.accept}
            {!isRead && <span className="block text-muted text-sm">{texts.scroll}</span>}
          </CheckboxField>
          <div className="flex flex-wrap gap-3 sm:justify-end">
            <Button tone="quiet" disabled={isPending} onClick={onCancel}>
              {texts.cancel}
            </Button>
            <Button tone="quiet" disabled={isPending} onClick={decline}>
              {texts.decline}
            </Button>
            <Button
              className="grow max-sm:basis-full sm:grow-0 max-sm:-order-1"
              disabled={!isRead || !isAccepted || isPending}
              onClick={onAccept}
            >
              {isPending ? texts.saving : texts.goOn}
            </Button>
          </div>
        </div>
      }
    >
      <DialogBody label={texts.label} onScroll={noticeEnd}>
        <TranslatedDocument {...agreement} />
        <div ref={end} />
      </DialogBody>
    </Dialog>
  );
}
