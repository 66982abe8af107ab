import { useState } from 'react';
import { AdminHeading } from '#features/admin/web/admin-heading.tsx';
import { explain } from '#features/admin/web/explain.ts';
import { formatDay } from '#features/admin/web/format.ts';
import { ListFrame } from '#features/admin/web/list-frame.tsx';
import { SearchBox } from '#features/admin/web/search-box.tsx';
import { usePages } from '#features/admin/web/use-pages.ts';
import { withFilter } from '#features/admin/web/use-url-filter.ts';
import { callApi } from '#shared/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { changeRoleCall, type UserSummary } from '../admin-contract.ts';
import { useAdmin } from './admin-gate.tsx';

/** Who may do all this: admins name admins. */
export function Page() {
  const [search, setSearch] = useState('');
  const admins = usePages<UserSummary>('/api/admin/users?role=admin&limit=100');
  const found = usePages<UserSummary>(
    withFilter('/api/admin/users', { search, role: 'member', limit: '10' }),
  );
  const reload = () => {
    admins.reload();
    found.reload();
  };
  return (
    <>
      <AdminHeading
        title="Team"
        intro="Admins see and decide everything on these pages. There is always at least one."
      />
      <h2 className="text-xl">Admins</h2>
      <div className="mt-3">
        <ListFrame pages={admins} empty={<p>There is no admin.</p>}>
          <UserList users={admins.items} onChanged={reload} />
        </ListFrame>
      </div>
      <h2 className="mt-10 text-xl">Name another admin</h2>
      <p className="mt-1 text-muted">
        They need an account here first, with a confirmed email address.
      </p>
      <div className="mt-4 max-w-xl">
        <SearchBox
          label="Search members"
          placeholder="Name or email"
          value={search}
          onSearch={setSearch}
        />
      </div>
      {search !== '' && (
        <div className="mt-4">
          <ListFrame pages={found} empty={<p>No member matches.</p>}>
            <UserList users={found.items} onChanged={reload} />
          </ListFrame>
        </div>
      )}
    </>
  );
}

function UserList({ users, onChanged }: { users: UserSummary[]; onChanged: () => void }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
      {users.map((user) => (
        <UserRow key={user.id} user={user} onChanged={onChanged} />
      ))}
    </ul>
  );
}

function UserRow({ user, onChanged }: { user: UserSummary; onChanged: () => void }) {
  const self = useAdmin();
  const [isPending, setIsPending] = useState(false);
  const isAdmin = user.role === 'admin';
  const isSelf = user.id === self.id;
  const [isAsking, setIsAsking] = useState(false);
  const question = isAdmin
    ? isSelf
      ? 'You lose access to these pages at once. Sure?'
      : 'They lose access to these pages at once. Sure?'
    : 'They will see and decide everything here. Sure?';

  const change = async () => {
    setIsPending(true);
    try {
      const role = isAdmin ? 'member' : 'admin';
      await callApi(changeRoleCall, { params: { id: user.id }, body: { role } });
      showToast({
        title: isAdmin ? 'Admin Role Taken Away' : 'Admin Named',
        description: user.email,
        tone: 'success',
      });
      onChanged();
    } catch (error) {
      showToast({ title: 'Update Failed', description: explain(error), tone: 'destructive' });
    } finally {
      setIsPending(false);
      setIsAsking(false);
    }
  };

  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
      <div className="min-w-0 grow">
        <p className="break-words font-semibold">
          {user.displayName ?? user.email} {isSelf && <Badge tone="good">You</Badge>}
        </p>
        <p className="break-words text-muted text-sm">
          {user.displayName && !isSelf ? `${user.email} · ` : ''}since {formatDay(user.createdAt)}
        </p>
      </div>
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-2.5">
          <p className="text-sm">{question}</p>
          <Button
            tone={isAdmin ? 'danger' : 'primary'}
            aria-label={`Yes, ${user.email}`}
            disabled={isPending}
            onClick={() => void change()}
          >
            Yes
          </Button>
          <Button tone="quiet" disabled={isPending} onClick={() => setIsAsking(false)}>
            No
          </Button>
        </div>
      ) : (
        <Button
          tone="quiet"
          aria-label={`${isAdmin ? 'Take role away' : 'Make admin'}: ${user.email}`}
          onClick={() => setIsAsking(true)}
        >
          {isAdmin ? 'Take role away' : 'Make admin'}
        </Button>
      )}
    </li>
  );
}
