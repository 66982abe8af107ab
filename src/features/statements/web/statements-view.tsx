import { useState } from 'react';
import type { SeatContributions } from '#features/contributions/contract.ts';
import { ChooseSeat, useChosenSeat } from '#features/contributions/web/choose-seat.tsx';
import { groupNameIn } from '#features/groups/rules.ts';
import { SelectField } from '#ui/form/field.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { readStatementCall, type Statement } from '../contract.ts';
import { statementTexts } from '../texts.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { StatementFiles } from './statement-files.tsx';
import { StatementTable } from './statement-table.tsx';

export function StatementsView({ seats }: { seats: readonly SeatContributions[] }) {
  const seat = useChosenSeat(seats);
  if (!seat) return null;
  return (
    <>
      <div className="print:hidden">
        <ChooseSeat seats={seats} chosen={seat} />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <OneStatement key={seat.membershipId} seat={seat} />
        <div className="print:hidden">
          <CalendarPanel />
        </div>
      </div>
    </>
  );
}

/** The current calendar year by the server's clock. */
function yearNow({ startMonth, month }: SeatContributions): string {
  const [year = 0, first = 1] = startMonth.split('-').map(Number);
  return String(year + Math.floor((first + month - 2) / 12));
}

function OneStatement({ seat }: { seat: SeatContributions }) {
  const { membershipId } = seat;
  const { locale, month } = useFormats();
  const texts = useTexts(statementTexts);
  const [period, setPeriod] = useState(() => yearNow(seat));
  const { data, isError, refetch } = useRead(
    readStatementCall,
    { params: { membershipId }, query: { period } },
    { isPreviousShown: true },
  );
  if (!data) {
    return <LoadState what={texts.loading} hasFailed={isError} onRetry={() => void refetch()} />;
  }
  const name = data.period.length === 4 ? data.period : month(data.period);
  return (
    <Panel title={texts.of(name)}>
      <div className="mt-4 grid gap-4 sm:grid-cols-[9rem_14rem_1fr] sm:items-end print:hidden">
        <PeriodFields statement={data} period={period} onChange={setPeriod} />
        <StatementFiles membershipId={membershipId} period={period} seat={data.seat} />
      </div>
      <p className="mt-5 break-words text-muted text-sm">
        {[data.holder, groupNameIn(data.groupName, locale), texts.seat(data.seat)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <StatementTable statement={data} />
      <p className="mt-4 max-w-2xl text-muted text-sm">{texts.note}</p>
    </Panel>
  );
}

type PeriodFieldsProps = {
  statement: Statement;
  period: string;
  onChange: (period: string) => void;
};

function PeriodFields({ statement, period, onChange }: PeriodFieldsProps) {
  const { month: monthName } = useFormats();
  const texts = useTexts(statementTexts);
  const { firstMonth, lastMonth } = statement;
  const year = period.slice(0, 4);
  const [first, last] = [Number(firstMonth.slice(0, 4)), Number(lastMonth.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
  const months = Array.from(
    { length: 12 },
    (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
  ).filter((month) => month >= firstMonth && month <= lastMonth);
  return (
    <>
      <SelectField
        label={texts.year}
        value={year}
        options={(years.includes(year) ? years : [year, ...years]).map((name) => [name, name])}
        onChange={(event) => onChange(event.target.value)}
      />
      <SelectField
        label={texts.month}
        value={period}
        options={[
          [year, texts.wholeYear],
          ...months.map((month) => [month, monthName(month)] as const),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
