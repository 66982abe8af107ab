import { EXTENSION_DAYS, WINDOW_DAYS } from '#features/program-rules/constants.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { countOf, formatDay } from '#ui/language/format.ts';
import { useWrite } from '#ui/use-write.ts';
import { extendGroupCall } from '../admin-contract.ts';
import type { GroupView } from '../contract.ts';

type ExtendGroupDialogProps = { group: GroupView; onClose: () => void; onExtended: () => void };

/** The members were promised a window, so extending asks first and says who is notified. */
export function ExtendGroupDialog({ group, onClose, onExtended }: ExtendGroupDialogProps) {
  const { isPending, write } = useWrite({ failed: 'Update Failed' });
  const extend = () =>
    write({
      send: () => callApi(extendGroupCall, { params: { id: group.id } }),
      done: ({ targetCompletionDate }) => ({
        title: 'Group Extended',
        description: `The window of ${group.name} now ends on ${formatDay(targetCompletionDate)}. Its members are told by mail.`,
      }),
      onDone: () => {
        onClose();
        onExtended();
      },
    });
  return (
    <Dialog
      title={`Extend ${group.name}?`}
      size="small"
      onClose={onClose}
      isPinned={isPending}
      footer={
        <DialogActions
          tone="primary"
          confirmLabel={isPending ? 'Extending…' : `Extend by ${EXTENSION_DAYS} days`}
          isPending={isPending}
          onConfirm={() => void extend()}
          onClose={onClose}
        />
      }
    >
      <DialogBody>
        <p>
          Its window ends on {formatDay(group.targetCompletionDate)}. It can be extended once, by{' '}
          {EXTENSION_DAYS} days.{' '}
          {group.currentMembers > 0 &&
            `Its ${countOf(group.currentMembers, 'household')} paid for a window of ${WINDOW_DAYS} days, so each of them gets a mail about it. `}
          This cannot be taken back.
        </p>
      </DialogBody>
    </Dialog>
  );
}
