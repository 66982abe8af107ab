import { useState } from 'react';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { ListPage } from '#ui/list/list-page.tsx';
import { formatDeadline, formatInstant } from '../checking/format-instant.ts';
import { type AdminAssembly, exportAssembliesCall, listAdminAssembliesCall } from '../contract.ts';
import { ALARM_NAME } from '../rules.ts';
import { assemblyNames } from '../texts.ts';
import { RecordWireDialog } from './record-wire-dialog.tsx';

/** The calendar of all groups with statuses, alarms, and bids that wait for a wire. */
export function Page() {
  const { statuses } = useTextsIn(assemblyNames, 'en');
  return (
    <ListPage
      title="Assemblies"
      intro="They open, close and are held by the calendar. Nothing here can change a result, and nobody can read a bid before its round. A wire for a selected bid is recorded here and confirmed by another admin."
      call={listAdminAssembliesCall}
      csv={exportAssembliesCall}
      fileName="assemblies.csv"
      searchBy="Group, assembly or state"
      states={[['alarm', ALARM_NAME], ...Object.entries(statuses)]}
      noun={['assembly', 'assemblies']}
      empty="No assemblies yet. The first opens when a group forms."
      everyMs={60_000}
      above={({ items }) => <Alarms rows={items} />}
    >
      {(row, list) => (
        <AssemblyRow
          key={`${row.group} ${row.month}`}
          row={row}
          onEntered={() => void list.reload()}
        />
      )}
    </ListPage>
  );
}

/** Assemblies with alarms come first, so the loaded pages include them. */
function Alarms({ rows }: { rows: readonly AdminAssembly[] }) {
  const { alarms: alarmNames } = useTextsIn(assemblyNames, 'en');
  const open = rows.flatMap(({ alarms, ...row }) =>
    alarms.filter(({ clearedAt }) => !clearedAt).map((alarm) => ({ ...row, ...alarm })),
  );
  if (open.length === 0) return null;
  return (
    <section className="mb-8 rounded-card bg-danger-soft p-5 sm:p-6" aria-label="Alarms">
      <h2 className="text-danger text-xl">Alarms</h2>
      <ul className="mt-3 grid gap-3">
        {open.map(({ group, groupName, month, kind, detail, raisedAt }) => (
          <li key={group + month + kind}>
            <strong>
              {groupName}, assembly {month}:
            </strong>{' '}
            {alarmNames[kind]} <span className="text-muted text-sm">{detail}</span>{' '}
            <span className="text-muted text-sm">({formatInstant(raisedAt)})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AssemblyRowProps = { row: AdminAssembly; onEntered: () => void };

/** On a phone its facts are stacked. */
function AssemblyRow({ row, onEntered }: AssemblyRowProps) {
  const { statuses } = useTextsIn(assemblyNames, 'en');
  return (
    <li className="tabular grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[15rem_1fr_auto] md:items-center">
      <a
        className="font-semibold underline underline-offset-4"
        href={`/groups/${row.group}/assemblies/${row.month}`}
      >
        {row.groupName}, assembly {row.month}
      </a>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={toneOf(row)}>{statuses[row.status]}</Badge>
        <span className="text-muted text-sm">
          {row.status === 'open'
            ? `List closes ${formatInstant(row.closesAt)}`
            : `Draw ${formatInstant(row.heldAt)}`}
        </span>
      </span>
      <span className="flex gap-5 text-sm">
        <Fact name="Bidders" value={String(row.bidders)} />
        <Fact name="Picks" value={String(row.picks)} />
      </span>
      <OpenBids row={row} onEntered={onEntered} />
    </li>
  );
}

/** Bids that are not paid yet, each with a button to enter its wire. */
function OpenBids({ row, onEntered }: { row: AdminAssembly; onEntered: () => void }) {
  const [recording, setRecording] = useState<AdminAssembly['openBids'][number]>();
  if (row.openBids.length === 0) return null;
  return (
    <ul className="grid gap-2 md:col-span-3">
      {row.openBids.map((bid) => (
        <li
          key={bid.pickId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-cream px-4 py-2 text-sm"
        >
          <span>
            Seat {bid.seat}: {bid.instalments} instalments,{' '}
            <strong>{formatMoney(usd(bid.amountCents))}</strong> by {formatDeadline(bid.payBy)}
          </span>
          <Button tone="quiet" onClick={() => setRecording(bid)}>
            Record a wire
          </Button>
        </li>
      ))}
      {recording && (
        <RecordWireDialog
          bid={recording}
          group={row.groupName}
          onClose={() => setRecording(undefined)}
          onEntered={onEntered}
        />
      )}
    </ul>
  );
}

function toneOf({ status, alarms }: AdminAssembly): BadgeTone {
  if (alarms.some(({ clearedAt }) => !clearedAt)) return 'bad';
  return status === 'finished' ? 'good' : 'waiting';
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <span>
      <span className="text-muted">{name} </span>
      <strong>{value}</strong>
    </span>
  );
}
