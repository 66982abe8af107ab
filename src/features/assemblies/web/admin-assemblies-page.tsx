import { Badge } from '#ui/badge.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useRead } from '#ui/use-read.ts';
import { type AdminAssembly, listAdminAssemblies } from '../contract.ts';
import { formatInstant } from '../format-instant.ts';
import { assemblyTexts } from '../texts.ts';

const words = assemblyTexts('en');

/** The calendar of all groups, the state of each assembly, and alarms. There is nothing to press. */
export function Page() {
  const { data, isError, refetch } = useRead(
    listAdminAssemblies,
    {},
    { isFresh: true, everyMs: () => 60_000 },
  );
  const alarming = data?.filter(({ alarms }) => alarms.some(({ clearedAt }) => !clearedAt)) ?? [];
  return (
    <>
      <PageHeading
        title="Assemblies"
        intro="They open, close and are held by the calendar. Nothing here can change a result, and nobody can read a bid before its round."
      />
      <LoadState
        what="the assemblies"
        isLoading={!data}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
      {alarming.length > 0 && (
        <section className="mb-8 rounded-card bg-danger-soft p-5 sm:p-6" aria-label="Alarms">
          <h2 className="text-danger text-xl">Alarms</h2>
          <ul className="mt-3 grid gap-3">
            {alarming.flatMap(({ group, month, alarms }) =>
              alarms
                .filter(({ clearedAt }) => !clearedAt)
                .map(({ kind, detail, raisedAt }) => (
                  <li key={group + month + kind}>
                    <strong>
                      {group}, assembly {month}:
                    </strong>{' '}
                    {words.alarms[kind]} <span className="text-muted text-sm">{detail}</span>{' '}
                    <span className="text-muted text-sm">({formatInstant(raisedAt)})</span>
                  </li>
                )),
            )}
          </ul>
        </section>
      )}
      {data?.length === 0 && (
        <p className="rounded-card border border-line border-dashed px-6 py-14 text-center text-muted">
          No assemblies yet. The first opens when a group forms.
        </p>
      )}
      {data && data.length > 0 && <Calendar rows={data} />}
    </>
  );
}

function Calendar({ rows }: { rows: readonly AdminAssembly[] }) {
  return (
    <div className="overflow-x-auto rounded-card bg-paper shadow-card">
      <table className="tabular w-full text-left text-sm">
        <thead className="text-muted">
          <tr>
            {['Group', 'Assembly', 'State', 'List closes', 'Draw', 'Bidders', 'Picks'].map(
              (name) => (
                <th key={name} className="whitespace-nowrap px-4 py-3 font-normal">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.group} ${row.month}`} className="border-line border-t">
              <td className="whitespace-nowrap px-4 py-3 font-semibold">{row.group}</td>
              <td className="px-4 py-3">
                <a
                  className="underline underline-offset-4"
                  href={`/groups/${row.group}/assemblies/${row.month}`}
                >
                  {row.month}
                </a>
              </td>
              <td className="px-4 py-3">
                <Badge tone={row.status === 'finished' ? 'good' : 'waiting'}>
                  {words.statuses[row.status]}
                </Badge>
              </td>
              <td className="whitespace-nowrap px-4 py-3">{formatInstant(row.closesAt)}</td>
              <td className="whitespace-nowrap px-4 py-3">{formatInstant(row.heldAt)}</td>
              <td className="px-4 py-3">{row.bidders}</td>
              <td className="px-4 py-3">
                {row.picks}
                {row.heldBids > 0 && ` (${row.heldBids} held)`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
