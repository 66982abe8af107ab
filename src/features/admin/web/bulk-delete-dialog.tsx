import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { TypedConfirmation } from '#ui/dialog/typed-confirmation.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { countOf, formatCount } from '#ui/language/format.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { BulkType } from '../rules.ts';
import { BULK_KINDS } from './bulk-kinds.tsx';
import { deleteInBatches, type KeptCount } from './delete-in-batches.ts';

type BulkDeleteDialogProps = {
  type: BulkType;
  ids: readonly string[];
  onClose: () => void;
  onDeleted: () => void;
  /** Some may be deleted; the selection stays. */
  onFailed: () => void;
};

/** Requires the typed number, deletes in batches, and says what was kept and why. */
export function BulkDeleteDialog({
  type,
  ids,
  onClose,
  onDeleted,
  onFailed,
}: BulkDeleteDialogProps) {
  const kind = BULK_KINDS[type];
  // The list empties behind the dialog; the requested ids stay.
  const [asked] = useState(ids);
  const [done, setDone] = useState<number>();
  /** Why the server refused, beside the quoted sentence of the toast. */
  const [reason, setReason] = useState('');
  const [kept, setKept] = useState<KeptCount[]>();

  const run = async () => {
    setDone(0);
    setReason('');
    try {
      const result = await deleteInBatches(type, asked, setDone);
      onDeleted();
      showToast({
        title: `Successfully deleted ${result.deletedCount} ${type}`,
        tone: 'success',
      });
      if (result.kept.length > 0) setKept(result.kept);
      else onClose();
    } catch (error) {
      // The dialog stays with what was typed: the same can be tried again.
      setDone(undefined);
      setReason(errorMessage(error, 'en', { fallback: '' }));
      onFailed();
      showToast({ title: 'Error', description: 'Failed to delete items', tone: 'destructive' });
    }
  };

  if (kept) {
    return (
      <Dialog
        title="Some were kept"
        onClose={onClose}
        size="small"
        footer={
          <p className="flex justify-end">
            <Button onClick={onClose}>Done</Button>
          </p>
        }
      >
        <DialogBody>
          <ul className="grid gap-2">
            {kept.map(({ reason, count }) => (
              <li key={reason}>
                <span className="tabular font-semibold">{formatCount(count)}</span>: {reason}
              </li>
            ))}
          </ul>
        </DialogBody>
      </Dialog>
    );
  }
  return (
    <TypedConfirmation
      title={`Delete ${countOf(asked.length, kind.one, kind.many)}?`}
      phrase={`delete ${asked.length}`}
      confirmLabel={done === undefined ? 'Delete for good' : 'Deleting…'}
      isPending={done !== undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>This cannot be taken back. {kind.stays}</p>
      {reason && (
        <p role="alert" className="mt-4 text-danger">
          {reason}
        </p>
      )}
      {done !== undefined && (
        <div className="mt-5">
          <progress
            aria-label="Records worked through"
            max={asked.length}
            value={done}
            className="h-2 w-full accent-forest"
          />
          <p className="tabular mt-1 text-muted text-sm">
            {formatCount(done)} of {formatCount(asked.length)}
          </p>
        </div>
      )}
    </TypedConfirmation>
  );
}
