import { useState } from 'react';
import {
  GroupChoiceState,
  GroupFields,
  useGroupChoice,
} from '#features/groups/web/group-choice.tsx';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import { TextField } from '#ui/form/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { readSeatAtLeavingCall } from '../contract.ts';
import { SeatAtLeavingCard } from './seat-at-leaving-card.tsx';

/** Finds a seat by group and number, to enter the sale of its home or its estate. */
export function SeatFinder() {
  const [groupId, setGroupId] = useState<string>();
  const choice = useGroupChoice(groupId);
  const { group } = choice;
  const [typed, setTyped] = useState('');
  const seat = Number(typed);
  const isSeat = Number.isInteger(seat) && seat >= 1 && seat <= GROUP_CAPACITY;
  return (
    <Panel title="A seat">
      <p className="mt-1 max-w-2xl text-muted">
        What leaving would mean for it, the sale of its home, its estate and its beneficiary.
      </p>
      <div className="mt-4 grid max-w-xl gap-4 sm:grid-cols-2">
        <GroupFields choice={choice} onChoose={setGroupId} />
        {group && (
          <TextField
            label="Seat"
            inputMode="numeric"
            value={typed}
            error={
              typed !== '' && !isSeat ? `Please enter a number up to ${GROUP_CAPACITY}` : undefined
            }
            onChange={(event) => setTyped(event.target.value.trim())}
          />
        )}
      </div>
      <GroupChoiceState choice={choice} />
      {group && isSeat && <FoundSeat key={`${group.id}${seat}`} groupId={group.id} seat={seat} />}
    </Panel>
  );
}

function FoundSeat({ groupId, seat }: { groupId: string; seat: number }) {
  const { data, isError, refetch } = useRead(
    readSeatAtLeavingCall,
    { params: { groupId, seat } },
    { isFresh: true },
  );
  if (isError) return <p className="mt-5 text-muted">This group has no such seat.</p>;
  if (!data) return <LoadState what="the seat" isLoading hasFailed={false} onRetry={() => {}} />;
  return <SeatAtLeavingCard seat={data} onChanged={() => void refetch()} />;
}
