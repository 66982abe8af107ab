import type { SavedMethod } from '#features/payments/contract.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { useWrite } from '#ui/use-write.ts';
import { removeMethodCall } from '../../contract.ts';
import { contributionTexts } from '../../web/texts.ts';

type RemoveMethodDialogProps = {
  method: SavedMethod;
  onClose: () => void;
  onRemoved: () => void;
};

/** Asks before a card or bank account is removed, and says what follows. */
export function RemoveMethodDialog({ method, onClose, onRemoved }: RemoveMethodDialogProps) {
  const { method: texts, automatic, refusals } = useTexts(contributionTexts);
  const { isPending, write } = useWrite({ failed: automatic.failed, refusals });
  const remove = () =>
    write({
      send: () => callApi(removeMethodCall, { params: { methodId: method.id } }),
      done: { title: texts.removed },
      onDone: () => {
        onRemoved();
        onClose();
      },
    });
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
