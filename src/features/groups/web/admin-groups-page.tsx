import { useEffect, useRef } from 'react';
import { WINDOW_DAYS } from '#features/program-rules/constants.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { useFocusItem } from '#ui/use-focus-item.ts';
import { listGroupsCall } from '../admin-contract.ts';
import type { GroupView } from '../contract.ts';
import { AdminGroupCard, groupHeadingId } from './admin-group-card.tsx';

export function Page() {
  const pages = usePages(listGroupsCall, {});
  const { items, reload } = pages;
  // A link from another page names a group in its query.
  useFocusItem(items, groupHeadingId, () => window.location.hash.slice(1));
  /** The group that was just changed: its buttons may be gone after the list is read again. */
  const changed = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list has changed, not before
  useEffect(() => {
    if (!changed.current) return;
    document.getElementById(groupHeadingId(changed.current))?.focus();
    changed.current = undefined;
  }, [items]);
  const readAgain = (id: string) => {
    changed.current = id;
    reload();
  };
  const forming = items.filter(({ status }) => status === 'forming');
  const past = items.filter(({ status }) => status !== 'forming');
  return (
    <>
      <PageHeading
        title="Groups"
        intro={`A group opens with the first paid deposit of its plan and has ${WINDOW_DAYS} days to fill.`}
      />
      <ListFrame list={pages} empty="No groups yet. The first paid deposit opens one.">
        <GroupList title="Forming" groups={forming} onChanged={readAgain} />
        <GroupList title="Formed and ended" groups={past} onChanged={readAgain} />
      </ListFrame>
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
