import { useState } from 'react';
import { SelectField, TextField } from '#ui/field.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { listFormedNamesCall } from '../admin-contract.ts';

const texts = {
  group: 'Group',
  groups: 'the groups',
  none: 'No group has formed yet.',
  number: 'Find a group by its number',
  numberHint: 'The list has the newest groups only.',
  notFound: 'No group with this number has formed.',
  notNumber: 'Please enter a number, such as 37',
};

/** The group that is chosen among those that have formed: the newest ones, or those with a number. */
export function useGroupChoice(chosen: string | undefined) {
  const [typed, setTyped] = useState('');
  const isNumber = /^[1-9]\d{0,5}$/.test(typed);
  const number = isNumber ? Number(typed) : undefined;
  const { data, isError, refetch } = useRead(
    listFormedNamesCall,
    { query: number === undefined ? { chosen } : { number } },
    { isFresh: true, isPreviousShown: true },
  );
  const groups = data?.groups ?? [];
  return {
    typed,
    setTyped,
    groups,
    group: groups.find(({ id }) => id === chosen) ?? groups[0],
    isNumberAsked: typed !== '' || (data?.isMore ?? false),
    error: typed !== '' && !isNumber ? texts.notNumber : undefined,
    isNotFound: isNumber && data !== undefined && groups.length === 0,
    isNone: typed === '' && data !== undefined && groups.length === 0,
    isLoading: !data,
    isError,
    refetch,
  };
}

type GroupChoice = ReturnType<typeof useGroupChoice>;

/** The list of groups, and the field for the number of one that it does not have. */
export function GroupFields({
  choice,
  onChoose,
}: {
  choice: GroupChoice;
  onChoose: (groupId: string) => void;
}) {
  const { groups, group, typed, setTyped, isNumberAsked, error, isNotFound } = choice;
  if (!group && !isNumberAsked) return null;
  return (
    <>
      {isNumberAsked && (
        <TextField
          label={texts.number}
          inputMode="numeric"
          value={typed}
          hint={texts.numberHint}
          error={isNotFound ? texts.notFound : error}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
      )}
      {group && (
        <SelectField
          label={texts.group}
          value={group.id}
          options={groups.map(({ id, name }) => [id, name])}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </>
  );
}

/** What stands in place of the fields while there is no group to choose. */
export function GroupChoiceState({ choice }: { choice: GroupChoice }) {
  if (choice.isNone) {
    return (
      <p className="rounded-card border border-line border-dashed px-6 py-14 text-center text-muted">
        {texts.none}
      </p>
    );
  }
  return (
    <LoadState
      what={texts.groups}
      isLoading={choice.isLoading}
      hasFailed={choice.isError && choice.isLoading}
      onRetry={() => void choice.refetch()}
    />
  );
}
