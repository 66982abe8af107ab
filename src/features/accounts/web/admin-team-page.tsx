import { useState } from 'react';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { ListFrame } from '#ui/list-frame.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { type Pages, usePages } from '#ui/use-pages.ts';
import { listUsersCall, type UserSummary } from '../admin-contract.ts';
import { LiftBanForm } from './lift-ban-form.tsx';
import { PersonRow } from './person-row.tsx';

const BanDialog = lazyDialog(
  () => import('./ban-dialog.tsx'),
  ({ BanDialog }) => BanDialog,
);

/** Who may do all this, and who may not even sign in. */
export function Page() {
  const [search, setSearch] = useState('');
  const admins = usePages(listUsersCall, { query: { role: 'admin', limit: 100 } });
  const banned = usePages(listUsersCall, { query: { banned: 'yes', limit: 10 } });
  const found = usePages(listUsersCall, { query: { search, role: 'member', limit: 10 } });
  const [banning, setBanning] = useState<UserSummary>();
  const reload = () => {
    for (const pages of [admins, banned, found]) pages.reload();
  };
  const actions = { onChanged: reload, onBan: setBanning };
  return (
    <>
      <PageHeading
        title="People"
        intro="Admins see and decide everything on these pages. There is always at least one."
      />
      <h2 className="text-xl">Admins</h2>
      <div className="mt-3">
        <People pages={admins} empty="There is no admin." {...actions} />
      </div>
      <h2 className="mt-10 text-xl">Find somebody</h2>
      <p className="mt-1 text-muted">
        To name an admin, or to shut somebody out. Whoever is to be an admin needs an account here
        with a confirmed email address.
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
          <People pages={found} empty="No member matches." {...actions} />
        </div>
      )}
      <h2 className="mt-10 text-xl">Banned</h2>
      <div className="mt-3">
        <People pages={banned} empty="Nobody is banned." {...actions} />
      </div>
      <LiftBanForm onLifted={reload} />
      {banning && (
        <BanDialog user={banning} onClose={() => setBanning(undefined)} onBanned={reload} />
      )}
    </>
  );
}

type PeopleProps = {
  pages: Pages<UserSummary>;
  empty: string;
  onChanged: () => void;
  onBan: (user: UserSummary) => void;
};

function People({ pages, empty, ...actions }: PeopleProps) {
  const list = useKeptFocus<HTMLUListElement>(pages.items);
  return (
    <ListFrame pages={pages} empty={<p>{empty}</p>}>
      <ul
        ref={list}
        tabIndex={-1}
        className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card outline-none"
      >
        {pages.items.map((user) => (
          <PersonRow key={user.id} user={user} {...actions} />
        ))}
      </ul>
    </ListFrame>
  );
}
