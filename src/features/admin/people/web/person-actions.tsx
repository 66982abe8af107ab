import { useState } from 'react';
import { endSessionsCall } from '#features/accounts/team/contract.ts';
import { useAdmin } from '#features/accounts/team/web/admin-gate.tsx';
import { resumeRemindersCall } from '#features/contributions/admin/contract.ts';
import { ApprovalBadge } from '#features/contributions/admin/web/approval-badge.tsx';
import { callApi } from '#shared/api/api-client.ts';
import { isAllowed } from '#shared/staff-roles.ts';
import { formatDate } from '#shared/text/format-date.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { useWrite } from '#ui/use-write.ts';
import type { PersonSeat, PersonView } from '../contract.ts';

const RecordPaymentDialog = lazyDialog(
  () => import('#features/contributions/admin/web/record-payment-dialog.tsx'),
  ({ RecordPaymentDialog }) => RecordPaymentDialog,
);
const PauseDialog = lazyDialog(
  () => import('#features/contributions/admin/web/pause-dialog.tsx'),
  ({ PauseDialog }) => PauseDialog,
);

type PersonActionsProps = { person: PersonView; onChanged: () => void };
type Opened = { kind: 'record' | 'pause'; seat: PersonSeat };

/** What can be done for a person, without looking for them again elsewhere. */
export function PersonActions({ person, onChanged }: PersonActionsProps) {
  const [opened, setOpened] = useState<Opened>();
  const { isPending, write } = useWrite({ failed: 'That did not work' });
  const close = () => setOpened(undefined);
  const { role } = useAdmin();
  const { userId, accountSince, name } = person;
  const seats = person.seats.filter(({ isClosed }) => !isClosed);
  const mayEndSessions = accountSince !== null && isAllowed(role, endSessionsCall.roles);
  if (seats.length === 0 && !mayEndSessions) return null;
  const resume = ({ membershipId }: PersonSeat) =>
    write({
      send: () => callApi(resumeRemindersCall, { params: { membershipId } }),
      done: { title: 'Reminders go on' },
      onDone: onChanged,
    });
  const endSessions = () =>
    write({
      send: () => callApi(endSessionsCall, { params: { id: userId ?? '' }, body: {} }),
      done: { title: 'Signed out everywhere', description: `${name} can sign in again.` },
      onDone: onChanged,
    });
  return (
    <Panel title="Actions">
      {seats.map((seat) => (
        <div key={seat.membershipId} className="mt-3 grid gap-2">
          <p className="text-muted text-sm">
            Seat {seat.seat}, {seat.groupName}
            {seat.pausedUntil && `; reminders paused until ${formatDate(seat.pausedUntil)}`}
          </p>
          <ApprovalBadge cents={seat.awaitingApprovalCents} />
          <Button tone="quiet" onClick={() => setOpened({ kind: 'record', seat })}>
            Record a payment
          </Button>
          <Button
            tone="quiet"
            disabled={isPending}
            onClick={() =>
              seat.pausedUntil ? void resume(seat) : setOpened({ kind: 'pause', seat })
            }
          >
            {seat.pausedUntil ? 'Let reminders go on' : 'Pause reminders'}
          </Button>
        </div>
      ))}
      {mayEndSessions && (
        <Button
          tone="quiet"
          className="mt-3 w-full"
          disabled={isPending}
          onClick={() => void endSessions()}
        >
          Sign out everywhere
        </Button>
      )}
      {opened?.kind === 'record' && (
        <RecordPaymentDialog
          seat={{ ...opened.seat, name }}
          onClose={close}
          onEntered={onChanged}
        />
      )}
      {opened?.kind === 'pause' && (
        <PauseDialog entry={{ ...opened.seat, name }} onClose={close} onPaused={onChanged} />
      )}
    </Panel>
  );
}
