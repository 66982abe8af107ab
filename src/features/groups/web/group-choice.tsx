import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { EmptyList } from '#ui/list/list-frame.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { listFormedNamesCall } from '../admin-contract.ts';
import { MAX_GROUP_NUMBER } from '../rules.ts';

const texts = {
  group: 'Group',
  groups: 'the groups',
  none: 'No group has formed yet.',
  number: 'Find an older group by its number',
  numberHint: 'The list has the newest groups only.',
  notNumber: 'Please enter a number, such as 37',
  notFound: 'No group with this number has formed.',
  notLooked: 'The groups could not be looked up. Please check your connection.',
  looking: 'Looking …',
};

/** The group that is chosen among those that have formed; the first until one is chosen. */
export function useGroupChoice(chosen: string | undefined) {
  const newest = useRead(listFormedNamesCall, { query: {} }, { isFresh: true });
  const offered = newest.data?.groups ?? [];
  const isOlder = newest.isSuccess && Boolean(chosen) && offered.every(({ id }) => id !== chosen);
  const older = useRead(
    listFormedNamesCall,
    { query: { id: chosen } },
    { isFresh: true, enabled: isOlder },
  );
  const read = isOlder ? older : newest;
  const groups = [...(isOlder ? (older.data?.groups ?? []) : []), ...offered];
  return {
    groups,
    /** Also undefined while it is loading. */
    group: read.data && (groups.find(({ id }) => id === chosen) ?? groups[0]),
    isMore: newest.data?.isMore ?? false,
    isLoading: !read.data,
    isError: read.isError,
    refetch: read.refetch,
  };
}

type GroupChoice = ReturnType<typeof useGroupChoice>;
type OnChoose = (groupId: string) => void;

/** The list of groups, and a field that finds one that is not in it. */
export function GroupFields({ choice, onChoose }: { choice: GroupChoice; onChoose: OnChoose }) {
  const { groups, group, isMore } = choice;
  if (groups.length === 0) return null;
  return (
    <>
      <SelectField
        label={texts.group}
        value={group?.id ?? ''}
        {...(group ? {} : { emptyLabel: '…' })}
        options={groups.map(({ id, name }) => [id, name])}
        onChange={(event) => onChoose(event.target.value)}
      />
      {isMore && <OlderGroup onChoose={onChoose} />}
    </>
  );
}

/** Finds groups by their number; one of them is chosen by its button. */
export function OlderGroup({ onChoose }: { onChoose: OnChoose }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const number = /^\d+$/.test(typed) ? Number(typed) : undefined;
  const isNumber = number !== undefined && number >= 1 && number <= MAX_GROUP_NUMBER;
  const { data, isError } = useRead(
    listFormedNamesCall,
    { query: { number: isNumber ? number : undefined } },
    { isFresh: true, enabled: isNumber },
  );
  const found = (isNumber && data?.groups) || [];
  const failure = isError ? texts.notLooked : data && found.length === 0 && texts.notFound;
  return (
    <div>
      <TextField
        ref={field}
        label={texts.number}
        inputMode="numeric"
        value={typed}
        hint={texts.numberHint}
        error={typed === '' ? undefined : isNumber ? failure || undefined : texts.notNumber}
        onChange={(event) => setTyped(event.target.value.trim())}
      />
      <div role="status" className="mt-2 flex flex-wrap gap-2">
        {isNumber && !data && !isError && <span className="text-muted">{texts.looking}</span>}
        {found.map(({ id, name }) => (
          <Button
            key={id}
            tone="quiet"
            onClick={() => {
              onChoose(id);
              setTyped('');
              // The button is removed; without this the focus would be lost.
              field.current?.focus();
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Shown instead of the fields while there is no group to choose. */
export function GroupChoiceState({ choice }: { choice: GroupChoice }) {
  const { group, isLoading, isError, refetch } = choice;
  if (!group && !isLoading) {
    return <EmptyList>{texts.none}</EmptyList>;
  }
  return (
    <LoadState
      what={texts.groups}
      isLoading={isLoading}
      hasFailed={isError && isLoading}
      onRetry={() => void refetch()}
    />
  );
}
