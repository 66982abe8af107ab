import { useEffect, useRef, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { isStaff, type Role } from '#shared/staff-roles.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/language/format.ts';
import { useWrite } from '#ui/use-write.ts';
import {
  changeRoleCall,
  endSessionsCall,
  liftBanCall,
  resetFactorCall,
  type UserSummary,
} from '../contract.ts';
import { useAdmin } from './admin-gate.tsx';
import { RoleChoice } from './role-choice.tsx';
import { ROLE_LABELS, ROLE_MEANS } from './role-labels.ts';

type PersonRowProps = {
  user: UserSummary;
  onChanged: () => void;
  /**
   * Opens the ban dialog outside of the row, because a row is removed when its list is reloaded.
   */
  onBan: (user: UserSummary) => void;
};
type Asking = 'role' | 'choice' | 'lift' | 'sessions' | 'factor';

export function PersonRow({ user, onChanged, onBan }: PersonRowProps) {
  const self = useAdmin();
  const [asking, setAsking] = useState<Asking>();
  const { isPending, write } = useWrite({ failed: 'Update Failed' });
  const row = useRef<HTMLLIElement>(null);
  const isSelf = user.id === self.id;
  const isOnTeam = isStaff(user.role);
  const roleLabel = isOnTeam ? 'Take role away' : 'Make admin';

  /** Moves the focus to the row first: the focused button is about to be removed. */
  const endQuestion = () => {
    row.current?.focus({ preventScroll: true });
    setAsking(undefined);
  };
  const change = async (title: string, send: () => Promise<unknown>) => {
    await write({ send, done: { title, description: user.email }, onDone: onChanged });
    endQuestion();
  };
  const params = { id: user.id };
  const changeRole = (role: Role) =>
    change(doneTitle(user.role, role), () => callApi(changeRoleCall, { params, body: { role } }));
  const answers: Record<Exclude<Asking, 'choice'>, () => void> = {
    role: () => void changeRole(isOnTeam ? 'member' : 'admin'),
    lift: () => void change('Ban Lifted', () => callApi(liftBanCall, { params })),
    sessions: () =>
      void change('Signed Out Everywhere', () => callApi(endSessionsCall, { params, body: {} })),
    factor: () =>
      void change('Second Factor Reset', () => callApi(resetFactorCall, { params, body: {} })),
  };

  return (
    <li
      ref={row}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 outline-none"
    >
      <Who user={user} isSelf={isSelf} />
      {asking === 'choice' ? (
        <RoleChoice
          email={user.email}
          current={user.role}
          isPending={isPending}
          onChoose={(role) => void changeRole(role)}
          onCancel={endQuestion}
        />
      ) : asking ? (
        <Question
          email={user.email}
          text={asking === 'role' ? roleQuestion(isOnTeam, isSelf) : QUESTIONS[asking]}
          isDangerous={isOnTeam}
          isPending={isPending}
          onYes={answers[asking]}
          onNo={endQuestion}
        />
      ) : user.bannedAt ? (
        <Action label="Lift ban" email={user.email} onClick={() => setAsking('lift')} />
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Action label={roleLabel} email={user.email} onClick={() => setAsking('role')} />
          <Action label="Change role" email={user.email} onClick={() => setAsking('choice')} />
          <Action label="End sessions" email={user.email} onClick={() => setAsking('sessions')} />
          {!isSelf && user.hasFactor && (
            <Action
              label="Reset second factor"
              email={user.email}
              onClick={() => setAsking('factor')}
            />
          )}
          {!isSelf && <Action label="Ban" email={user.email} onClick={() => onBan(user)} />}
        </div>
      )}
    </li>
  );
}

const QUESTIONS: Record<Exclude<Asking, 'role' | 'choice'>, string> = {
  lift: 'They can sign in again, as a member. Sure?',
  sessions: 'They are signed out in every browser and can sign in again. Sure?',
  factor: 'Make sure that it is they who ask: their password alone then opens the account. Sure?',
};

function doneTitle(from: Role, to: Role): string {
  if (to === 'admin') return 'Admin Named';
  if (to !== 'member') return 'Role Changed';
  return from === 'admin' ? 'Admin Role Taken Away' : 'Role Taken Away';
}

function roleQuestion(isOnTeam: boolean, isSelf: boolean): string {
  if (!isOnTeam) return ROLE_MEANS.admin;
  return `${isSelf ? 'You' : 'They'} lose access to these pages at once. Sure?`;
}

function Who({ user, isSelf }: { user: UserSummary; isSelf: boolean }) {
  return (
    <div className="min-w-0 grow basis-56">
      <p className="break-words font-semibold">
        {user.displayName ?? user.email}{' '}
        {isStaff(user.role) && <Badge tone="neutral">{ROLE_LABELS[user.role]}</Badge>}{' '}
        {isSelf && <Badge tone="good">You</Badge>}
        {user.bannedAt && <Badge tone="bad">Banned</Badge>}
      </p>
      <p className="break-words text-muted text-sm">
        {user.displayName && !isSelf ? `${user.email} · ` : ''}since {formatDay(user.createdAt)}
      </p>
      {user.bannedAt && (
        <p className="mt-1 break-words text-sm">
          Banned on {formatDay(user.bannedAt)}
          {user.banReason && <>: {user.banReason}</>}
        </p>
      )}
    </div>
  );
}

function Action(props: { label: string; email: string; onClick: () => void }) {
  return (
    <Button tone="quiet" aria-label={`${props.label}: ${props.email}`} onClick={props.onClick}>
      {props.label}
    </Button>
  );
}

type QuestionProps = {
  email: string;
  text: string;
  isDangerous: boolean;
  isPending: boolean;
  onYes: () => void;
  onNo: () => void;
};

function Question({ email, text, isDangerous, isPending, onYes, onNo }: QuestionProps) {
  const question = useRef<HTMLParagraphElement>(null);
  // The question replaces the button that had the focus.
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <p ref={question} tabIndex={-1} className="text-sm outline-none">
        {text}
      </p>
      <Button
        tone={isDangerous ? 'danger' : 'primary'}
        aria-label={`Yes, ${email}`}
        disabled={isPending}
        onClick={onYes}
      >
        Yes
      </Button>
      <Button tone="quiet" disabled={isPending} onClick={onNo}>
        No
      </Button>
    </div>
  );
}
