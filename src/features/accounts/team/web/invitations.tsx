import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { STAFF_ROLES } from '#shared/staff-roles.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { formatDay } from '#ui/language/format.ts';
import { useRead } from '#ui/use-read.ts';
import { useWrite } from '#ui/use-write.ts';
import {
  type Invitation,
  inviteCall,
  listInvitationsCall,
  revokeInvitationCall,
} from '../invitation-contract.ts';
import { ROLE_LABELS } from './role-labels.ts';
import { useAddressForm } from './use-address-form.ts';

type StaffRole = Invitation['role'];

/** Invites people to the team, and lists the invitations. */
export function Invitations() {
  const { data = [], refetch } = useRead(listInvitationsCall, {});
  return (
    <section className="mt-10">
      <h2 className="text-xl">Invitations</h2>
      <p className="mt-1 text-muted">
        A link goes to the address; it works once, for 7 days. Whoever follows it sets up a second
        factor.
      </p>
      <InviteForm onInvited={() => void refetch()} />
      {data.length > 0 && (
        <ul className="mt-5 divide-y divide-line rounded-card bg-paper shadow-card">
          {data.map((one) => (
            <InvitationRow key={one.id} invitation={one} onChanged={() => void refetch()} />
          ))}
        </ul>
      )}
    </section>
  );
}

function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [role, setRole] = useState<StaffRole>('reviewer');
  const { form, field, isPending } = useAddressForm({
    send: async (email) => {
      const sent = await callApi(inviteCall, { body: { email, role } });
      return { title: 'Invitation Sent', description: `${sent.email}, ${ROLE_LABELS[sent.role]}` };
    },
    onDone: onInvited,
  });
  return (
    <form
      {...form}
      className="mt-4 grid max-w-3xl gap-3 sm:grid-cols-[1fr_12rem_auto] sm:items-start"
    >
      <TextField {...field} label="Email of the person" />
      <SelectField
        label="Role"
        value={role}
        onChange={(event) => setRole(event.target.value as StaffRole)}
        options={(['admin', ...STAFF_ROLES] as const).map(
          (one) => [one, ROLE_LABELS[one]] as const,
        )}
      />
      <Button type="submit" className="sm:mt-7" disabled={isPending}>
        Invite
      </Button>
    </form>
  );
}

const STATES: Record<Invitation['state'], string> = {
  open: 'Open',
  expired: 'Expired',
  used: 'Used',
  revoked: 'Revoked',
};

type RowProps = { invitation: Invitation; onChanged: () => void };

function InvitationRow({ invitation, onChanged }: RowProps) {
  const { id, email, role, state, invitedBy, invitedAt, expiresAt } = invitation;
  const { isPending, write } = useWrite({ failed: 'Update Failed' });
  const revoke = () =>
    write({
      send: () => callApi(revokeInvitationCall, { params: { id } }),
      done: { title: 'Invitation Revoked', description: email },
      onDone: onChanged,
    });
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
      <div className="min-w-0 grow basis-56">
        <p className="break-words font-semibold">
          {email} <Badge tone={state === 'open' ? 'good' : 'neutral'}>{STATES[state]}</Badge>
        </p>
        <p className="break-words text-muted text-sm">
          {ROLE_LABELS[role]} · invited on {formatDay(invitedAt)} by {invitedBy}
          {state === 'open' && ` · until ${formatDay(expiresAt)}`}
        </p>
      </div>
      {state === 'open' && (
        <Button
          tone="quiet"
          aria-label={`Revoke: ${email}`}
          disabled={isPending}
          onClick={() => void revoke()}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}
