import { useEffect, useRef } from 'react';
import { LoadState } from '#ui/load-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useRead } from '#ui/use-read.ts';
import { listGroupsCall } from '../admin-contract.ts';
import type { GroupView } from '../contract.ts';
import { AdminGroupCard, groupHeadingId } from './admin-group-card.tsx';

/** Every group: how full it is, its remaining days, its members and the admin's actions. */
export function Page() {
  const { data, isError, refetch } = useRead(listGroupsCall, {}, { isFresh: true });
  /** The group that was just changed: its buttons may be gone once the list is read again. */
  const changed = useRef<string>(undefined);
  useEffect(() => {
    if (!data || !changed.current) return;
    document.getElementById(groupHeadingId(changed.current))?.focus();
    changed.current = undefined;
  }, [data]);
  const readAgain = (id: string) => {
    changed.current = id;
    void refetch();
  };
  const forming = data?.filter(({ status }) => status === 'forming') ?? [];
  const past = data?.filter(({ status }) => status !== 'forming') ?? [];
  return (
    <>
      <PageHeading
        title="Groups"
        intro="A group opens with the first paid deposit of its plan and has 120 days to fill."
      />
      <LoadState
        what="the groups"
        isLoading={!data}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
      {data?.length === 0 && (
        <p className="rounded-card border border-line border-dashed px-6 py-14 text-center text-muted">
          No groups yet. The first paid deposit opens one.
        </p>
      )}
      <GroupList title="Forming" groups={forming} onChanged={readAgain} />
      <GroupList title="Formed and ended" groups={past} onChanged={readAgain} />
    </>
  );
}

type GroupListProps = {
  title: string;
  groups: readonly GroupView[];
  onChanged: (id: string) => void;
};

function GroupList({ title, groups, onChanged }: GroupListProps) {
  if (groups.length === 0) return null;
  return (
    <section className="mb-10">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 grid gap-4">
        {groups.map((group) => (
          <AdminGroupCard key={group.id} group={group} onChanged={() => onChanged(group.id)} />
        ))}
      </ul>
    </section>
  );
}
