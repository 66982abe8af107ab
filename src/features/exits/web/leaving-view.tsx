import { useState } from 'react';
import { groupNameIn } from '#features/groups/rules.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TypedConfirmation } from '#ui/dialog/typed-confirmation.tsx';
import { formatDay } from '#ui/language/format.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { useWrite } from '#ui/use-write.ts';
import { confirmLeavingCall, type LeavingSeat, readLeavingCall } from '../contract.ts';
import { exitNames } from '../texts.ts';
import { SalePanel } from './sale-panel.tsx';
import { exitTexts } from './texts.ts';
import { WorkingTable } from './working-table.tsx';

/** What leaving would mean for each seat, in dollars, and the statements of seats that were left. */
export function LeavingView() {
  const texts = useTexts(exitTexts);
  const { data, isError, refetch } = useRead(readLeavingCall, {}, { isFresh: true });
  return (
    <>
      <p className="mb-6 max-w-2xl text-muted">{texts.intro}</p>
      <LoadState
        what={texts.loading}
        isLoading={!data}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
      {data?.length === 0 && <p>{texts.noSeat}</p>}
      <div className="grid grid-cols-1 gap-6">
        {data?.map((seat) => (
          <SeatLeaving key={seat.membershipId} seat={seat} onChanged={() => void refetch()} />
        ))}
      </div>
    </>
  );
}

type SeatProps = { seat: LeavingSeat; onChanged: () => void };

function SeatLeaving({ seat, onChanged }: SeatProps) {
  const locale = useLocale();
  const texts = useTexts(exitTexts);
  const { kinds } = useTexts(exitNames);
  const { option, worked, statement } = seat;
  const groupName = groupNameIn(seat.groupName, locale);
  const aside = <p className="text-muted text-sm">{texts.seat(groupName, seat.seat)}</p>;
  if (statement) {
    return (
      <Panel title={texts.statementTitle} aside={aside}>
        <p className="mt-2 text-muted">
          {texts.statement(kinds[statement.kind], formatDay(statement.madeAt, locale))}
        </p>
        <WorkingTable worked={statement} isDone />
      </Panel>
    );
  }
  if (!option || !worked) {
    return (
      <Panel title={groupName} aside={aside}>
        <p className="mt-2 text-muted">{texts.none}</p>
      </Panel>
    );
  }
  if (option === 'sell') return <SalePanel seat={seat} />;
  return <OptionPanel seat={{ ...seat, option, worked }} aside={aside} onChanged={onChanged} />;
}

type OptionPanelProps = {
  seat: LeavingSeat & {
    option: 'leave_before_start' | 'cancel' | 'hand_back';
    worked: NonNullable<LeavingSeat['worked']>;
  };
  aside: React.ReactNode;
  onChanged: () => void;
};

function OptionPanel({ seat, aside, onChanged }: OptionPanelProps) {
  const texts = useTexts(exitTexts);
  const { option, worked, membershipId, holderName } = seat;
  const words = texts.options[option];
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, write } = useWrite({ failed: texts.failed });
  const confirm = (signature: string) =>
    write({
      send: () =>
        callApi(confirmLeavingCall, {
          params: { membershipId },
          body: {
            option,
            payoutCents: worked.payoutCents,
            refundCents: worked.refundCents,
            signature,
          },
        }),
      done: { title: texts.confirm.done },
      onDone: () => {
        setIsAsking(false);
        onChanged();
      },
    });
  return (
    <Panel title={words.title} aside={aside}>
      <p className="mt-2 max-w-2xl text-muted">{words.text}</p>
      <div className="max-w-2xl">
        <WorkingTable worked={worked} />
      </div>
      <Button tone="danger" className="mt-5" onClick={() => setIsAsking(true)}>
        {words.go}
      </Button>
      {isAsking && (
        <TypedConfirmation
          title={texts.confirm.title}
          phrase={holderName}
          confirmLabel={words.go}
          isPending={isPending}
          onConfirm={(typed) => void confirm(typed)}
          onClose={() => setIsAsking(false)}
        >
          <p>{words.text}</p>
          <WorkingTable worked={worked} />
          <p className="mt-3 font-semibold">{texts.confirm.text}</p>
        </TypedConfirmation>
      )}
    </Panel>
  );
}
