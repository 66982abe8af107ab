import { groupNameIn } from '#features/groups/rules.ts';
import { formatDay } from '#ui/language/format.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { type LeavingSeat, readLeavingCall } from '../contract.ts';
import { exitNames } from '../texts.ts';
import { OptionPanel } from './option-panel.tsx';
import { SalePanel } from './sale-panel.tsx';
import { exitTexts } from './texts.ts';
import { WishPanel } from './wish-panel.tsx';
import { WorkingTable } from './working-table.tsx';

/** The figures of leaving for each seat, and the statements of seats that were left. */
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
  const { option, worked, wish, statement } = seat;
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
  const shown = { ...seat, option, worked };
  return (
    <>
      {wish && <WishPanel seat={{ ...shown, wish }} aside={aside} onChanged={onChanged} />}
      {(!wish || wish.isUnconfirmed) && (
        <OptionPanel seat={shown} aside={aside} onChanged={onChanged} />
      )}
    </>
  );
}
