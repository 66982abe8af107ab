import { useState } from 'react';
import type { SavedMethod } from '#features/payments/contract.ts';
import { callApi } from '#shared/api-client.ts';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { errorMessage } from '#ui/error-message.ts';
import { useLocale } from '#ui/locale-scope.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useTexts } from '#ui/use-texts.ts';
import { removeMethodCall } from '../contract.ts';
import { contributionTexts } from './texts.ts';

type RemoveMethodDialogProps = {
  method: SavedMethod;
  onClose: () => void;
  onRemoved: () => void;
};

/** Asks before a card or bank account is removed, and says what follows. */
export function RemoveMethodDialog({ method, onClose, onRemoved }: RemoveMethodDialogProps) {
  const locale = useLocale();
  const { method: texts, automatic, refusals } = useTexts(contributionTexts);
  const [isPending, setIsPending] = useState(false);
  const remove = async () => {
    setIsPending(true);
    try {
      await callApi(removeMethodCall, { params: { methodId: method.id } });
      showToast({ title: texts.removed, tone: 'success' });
      onRemoved();
      onClose();
    } catch (error) {
      showToast({
        title: automatic.failed,
        description: errorMessage(error, locale, { refusals }),
        tone: 'destructive',
      });
      setIsPending(false);
    }
  };
  return (
    <Dialog
      title={texts.removeTitle}
      description={texts.name(method.kind, method.name, method.last4)}
      size="small"
      isPinned={isPending}
      onClose={onClose}
      footer={
        <DialogActions
          confirmLabel={texts.remove}
          isPending={isPending}
          onClose={onClose}
          onConfirm={() => void remove()}
        />
      }
    >
      <DialogBody>
        <p>{texts.removeText}</p>
      </DialogBody>
    </Dialog>
  );
}
