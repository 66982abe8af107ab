import { useState } from 'react';
import {
  OwnGroupEquation,
  OwnGroupStatements,
  statementsId,
} from '#features/books/web/group-statements.tsx';
import { groupNameIn } from '#features/groups/rules.ts';
import { callApi } from '#shared/api/api-client.ts';
import { formatMonth } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Switch } from '#ui/form/switch.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { useWrite } from '#ui/use-write.ts';
import { type GroupPage, type GroupReport, readGroupPagesCall, showNameCall } from '../contract.ts';
import type { SeatState } from '../rules.ts';
import { formatCoverage, healthSentences } from '../sentences.ts';
import { healthTexts } from '../texts.ts';
import { HealthPanel } from './health-panel.tsx';
import { NextMonths } from './next-months.tsx';
import { SeatCircle } from './seat-circle.tsx';
import { groupHealthTexts } from './texts.ts';

export function GroupView() {
  const texts = useTexts(groupHealthTexts);
  const { data, isError, refetch } = useRead(readGroupPagesCall, {});
  return (
    <>
      <LoadState
        what={texts.loading}
        isLoading={!data}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
      <div className="grid gap-12">
        {data?.map((page) => (
          <OneGroup key={page.membershipId} page={page} onChanged={() => void refetch()} />
        ))}
      </div>
    </>
  );
}

function OneGroup({ page, onChanged }: { page: GroupPage; onChanged: () => void }) {
  const locale = useLocale();
  const { circle: texts, seats } = useTexts(groupHealthTexts);
  const [month, setMonth] = useState<string>();
  const { membershipId } = page;
  const showStatement = (chosen: string) => {
    setMonth(chosen);
    document.getElementById(statementsId(membershipId))?.scrollIntoView();
  };
  const gone = page.circle.filter(({ state }) => state === 'left' || state === 'stopped');
  const count = (...states: SeatState[]) =>
    page.circle.filter(({ state }) => states.includes(state)).length;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <HealthPanel
          health={page.health}
          title={groupNameIn(page.groupName, locale)}
          seats={seats(
            page.capacity,
            count('waiting'),
            count('selected', 'home'),
            gone.length,
            gone.filter(({ wasSelected }) => wasSelected).length,
          )}
        />
      </div>
      <div className="lg:col-span-2">
        <OwnGroupEquation membershipId={membershipId} />
      </div>
      <Panel title={texts.title}>
        <p className="mt-1 mb-4 text-muted text-sm">{texts.text}</p>
        <SeatCircle seats={page.circle} own={page.seat} month={page.health.month} />
      </Panel>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <NextMonths next={page.health.next} />
        <SelectedList page={page} onChanged={onChanged} />
        <Reports reports={page.reports} onStatement={showStatement} />
      </div>
      <div className="min-w-0 lg:col-span-2">
        <OwnGroupStatements membershipId={membershipId} month={month} onMonth={setMonth} />
      </div>
    </div>
  );
}

function SelectedList({ page, onChanged }: { page: GroupPage; onChanged: () => void }) {
  const { circle: texts, failed } = useTexts(groupHealthTexts);
  const { write } = useWrite({ failed });
  const selected = page.circle
    .filter(({ state }) => state === 'home' || state === 'selected')
    .sort((one, other) => other.month - one.month);
  const change = (isShown: boolean) =>
    write({
      send: () =>
        callApi(showNameCall, { params: { membershipId: page.membershipId }, body: { isShown } }),
      done: { title: texts.saved },
      onDone: onChanged,
    });
  return (
    <Panel title={texts.list}>
      {selected.length === 0 && <p className="mt-2 text-muted">{texts.nobody}</p>}
      <ul
        className="tabular mt-3 grid max-h-72 grid-cols-1 gap-1.5 overflow-y-auto"
        aria-label={texts.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {selected.map(({ seat, month, name, state }) => (
          <li key={seat} className="flex justify-between gap-4">
            <span className="min-w-0 break-words">
              {name ? `${name}, ${texts.seat(seat).toLowerCase()}` : texts.seat(seat)}
            </span>
            <span className="whitespace-nowrap text-muted text-sm">
              {texts.month.toLowerCase()} {month}, {texts.legend[state]}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4 border-line border-t pt-4">
        <Switch
          label={texts.showName}
          isOn={page.isNameShown}
          onChange={(isShown) => void change(isShown)}
        />
      </div>
    </Panel>
  );
}

type ReportsProps = {
  reports: readonly GroupReport[];
  onStatement: (calendarMonth: string) => void;
};

function Reports({ reports, onStatement }: ReportsProps) {
  const locale = useLocale();
  const { reports: texts, circle } = useTexts(groupHealthTexts);
  return (
    <Panel title={texts.title}>
      {reports.length === 0 && <p className="mt-2 text-muted">{texts.none}</p>}
      <div className="mt-3 grid gap-2">
        {reports.map((report, index) => (
          <details key={report.month} open={index === 0} className="border-line border-t pt-2">
            <summary className="cursor-pointer font-semibold">
              {circle.month} {report.month}, {formatMonth(report.calendarMonth, locale)}
            </summary>
            <dl className="tabular mt-2 grid gap-1 text-sm">
              <Movements label={texts.moneyIn} moved={report.moneyIn} />
              <Movements label={texts.moneyOut} moved={report.moneyOut} />
              <div className="flex justify-between gap-4">
                <dt className="font-semibold">{texts.awards}</dt>
                <dd>
                  {report.awards.map(({ seat }) => circle.seat(seat)).join(', ') || texts.noAwards}
                </dd>
              </div>
              <ReportState health={report.health} />
            </dl>
            <button
              type="button"
              className="mt-2 min-h-11 font-semibold text-forest text-sm underline underline-offset-4"
              onClick={() => onStatement(report.calendarMonth)}
            >
              {texts.statement(formatMonth(report.calendarMonth, locale))}
            </button>
          </details>
        ))}
      </div>
    </Panel>
  );
}

function ReportState({ health }: { health: GroupReport['health'] }) {
  const locale = useLocale();
  const { reports: texts, facts } = useTexts(groupHealthTexts);
  const [main] = healthSentences(health, locale, useTexts(healthTexts));
  const rows = [
    ...(health.coverage === null
      ? []
      : [[texts.coverage, formatCoverage(health.coverage, locale)] as const]),
    [facts.homes, String(health.homes)],
    [facts.missed, String(health.picksMissed)],
    [facts.arrears, String(health.arrears.seats)],
    [facts.reserve, formatMoney(usd(health.reserveCents), locale)],
  ] as const;
  return (
    <>
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="font-semibold">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt className="sr-only">{texts.state}</dt>
        <dd className="mt-1 text-muted">{main}</dd>
      </div>
    </>
  );
}

function Movements({ label, moved }: { label: string; moved: GroupReport['moneyIn'] }) {
  const locale = useLocale();
  const { kinds } = useTexts(groupHealthTexts);
  const total = moved.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <>
      <div className="flex justify-between gap-4">
        <dt className="font-semibold">{label}</dt>
        <dd>{formatMoney(usd(total), locale)}</dd>
      </div>
      {moved.map(({ kind, cents }) => (
        <div key={kind} className="flex justify-between gap-4 text-muted">
          <dt>{kinds[kind] ?? kind}</dt>
          <dd>{formatMoney(usd(cents), locale)}</dd>
        </div>
      ))}
    </>
  );
}
