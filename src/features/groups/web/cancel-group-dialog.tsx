import { callApi } from '#shared/api/api-client.ts';
import { TypedConfirmation } from '#ui/dialog/typed-confirmation.tsx';
import { countOf } from '#ui/language/format.ts';
import { useWrite } from '#ui/use-write.ts';
import { cancelGroupCall } from '../admin-contract.ts';
import type { GroupView } from '../contract.ts';

type CancelGroupDialogProps = { group: GroupView; onClose: () => void; onCancelled: () => void };

/** Cancelling refunds every deposit, so the group's name has to be typed. */
export function CancelGroupDialog({ group, onClose, onCancelled }: CancelGroupDialogProps) {
  const { isPending, write } = useWrite({ failed: 'Update Failed' });
  const cancel = (confirmation: string) =>
    write({
      send: () => callApi(cancelGroupCall, { params: { id: group.id }, body: { confirmation } }),
      done: ({ refunds }) => ({
        title: 'Group Cancelled',
        description: `${countOf(refunds, 'deposit')} will be refunded; each member gets a mail.`,
      }),
      onDone: () => {
        onClose();
        onCancelled();
      },
    });
  return (
    <TypedConfirmation
      title={`Cancel ${group.name}?`}
      phrase={group.name}
      confirmLabel={isPending ? 'Cancelling…' : 'Cancel group and refund'}
      isPending={isPending}
      onConfirm={(typed) => void cancel(typed)}
      onClose={onClose}
    >
      <p>{consequence(group.currentMembers)} This cannot be taken back.</p>
    </TypedConfirmation>
  );
}

function consequence(members: number): string {
  if (members === 0) return 'Nobody has a place in it, so there is no deposit to refund.';
  const who =
    members === 1 ? 'Its one household loses' : `All ${countOf(members, 'household')} lose`;
  return `${who} their place, and every deposit is refunded in full. Each member is told by mail.`;
}
