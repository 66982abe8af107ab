import { useState } from 'react';
import type { List } from '#ui/list/list.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { useUrlFilter } from '#ui/list/use-url-filter.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { listUsersCall, type UserSummary } from '../contract.ts';
import { Invitations } from './invitations.tsx';
import { LiftBanForm } from './lift-ban-form.tsx';
import { PersonRow } from './person-row.tsx';

const BanDialog = lazyDialog(
  () => import('./ban-dialog.tsx'),
  ({ BanDialog }) => BanDialog,
);

const KEYS = ['search'] as const;

/** The accounts: the team, members and banned people. */
export function Page() {
  const { filter, setFilter } = useUrlFilter(KEYS);
  const search = filter.search ?? '';
  const team = usePages(listUsersCall, { query: { staff: 'yes', limit: 100 } });
  const banned = usePages(listUsersCall, { query: { banned: 'yes', limit: 10 } });
  const found = usePages(listUsersCall, { query: { search, role: 'member', limit: 10 } });
  const [banning, setBanning] = useState<UserSummary>();
  const reload = () => {
    for (const list of [team, banned, found]) void list.reload();
  };
  const actions = { onChanged: reload, onBan: setBanning };
  return (
    <>
      <PageHeading
        title="Team"
        intro="Admins see and decide everything on these pages; there is always at least one. Others see what their role is for."
      />
      <h2 className="text-xl">On the team</h2>
      <div className="mt-3">
        <People list={team} empty="There is nobody." {...actions} />
      </div>
      <Invitations />
      <h2 className="mt-10 text-xl">Find somebody</h2>
      <p className="mt-1 text-muted">
        To give them a role, or to shut somebody out. For a role they need an account with a
        confirmed email address; others can be invited.
      </p>
      <div className="mt-4 max-w-xl">
        <SearchBox
          label="Search members"
          placeholder="Name or email"
          value={search}
          onSearch={(text) => setFilter({ search: text })}
        />
      </div>
      {search !== '' && (
        <div className="mt-4">
          <People list={found} empty="No member matches." {...actions} />
        </div>
      )}
      <h2 className="mt-10 text-xl">Banned</h2>
      <div className="mt-3">
        <People list={banned} empty="Nobody is banned." {...actions} />
      </div>
      <LiftBanForm onLifted={reload} />
      {banning && (
        <BanDialog user={banning} onClose={() => setBanning(undefined)} onBanned={reload} />
      )}
    </>
  );
}

type PeopleProps = {
  list: List<UserSummary>;
  empty: string;
  onChanged: () => void;
  onBan: (user: UserSummary) => void;
};

function People({ list, empty, ...actions }: PeopleProps) {
  return (
    <ListFrame list={list} empty={empty}>
      {(user) => <PersonRow key={user.id} user={user} {...actions} />}
    </ListFrame>
  );
}
