import { useEffect, useRef, useState } from 'react';
import { type Role, STAFF_ROLES } from '#shared/staff-roles.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { ROLE_LABELS, ROLE_MEANS } from './role-labels.ts';

type StaffRole = Exclude<Role, 'member'>;
type RoleChoiceProps = {
  email: string;
  current: Role;
  isPending: boolean;
  onChoose: (role: StaffRole) => void;
  onCancel: () => void;
};

/** Chooses another role of the staff for somebody. */
export function RoleChoice({ email, current, isPending, onChoose, onCancel }: RoleChoiceProps) {
  const choices = (['admin', ...STAFF_ROLES] as const).filter((role) => role !== current);
  const [role, setRole] = useState<StaffRole>(choices.at(-1) ?? 'editor');
  const frame = useRef<HTMLDivElement>(null);
  // The choice replaces the button that had the focus.
  useEffect(() => frame.current?.querySelector('select')?.focus({ preventScroll: true }), []);
  return (
    <div ref={frame} className="flex flex-wrap items-end gap-2.5">
      <SelectField
        label="New role"
        value={role}
        hint={ROLE_MEANS[role]}
        onChange={(event) => setRole(event.target.value as StaffRole)}
        options={choices.map((one) => [one, ROLE_LABELS[one]] as const)}
      />
      <Button aria-label={`Yes, ${email}`} disabled={isPending} onClick={() => onChoose(role)}>
        Yes
      </Button>
      <Button tone="quiet" disabled={isPending} onClick={onCancel}>
        No
      </Button>
    </div>
  );
}
