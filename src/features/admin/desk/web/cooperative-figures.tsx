import { Link } from 'wouter';
import { formatDate } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge } from '#ui/badge.tsx';
import { countOf, formatCount } from '#ui/language/format.ts';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { readFiguresCall } from '../contract.ts';

const money = (cents: number) => formatMoney(usd(cents));

/** What the cooperative has, owes and expects. */
export function CooperativeFigures() {
  const { data, isError, refetch } = useRead(readFiguresCall, {});
  if (!data) {
    return <LoadState what="the figures" hasFailed={isError} onRetry={() => void refetch()} />;
  }
  const { nextDue, groups, hasMoreGroups } = data;
  return (
    <Panel title="The cooperative" className="mt-8">
      <dl className="tabular mt-4 grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-5">
        <Figure label="Cash of the groups" value={money(data.cashCents)} />
        <Figure label="Fund" value={money(data.fundCents)} />
        <Figure label="Reserve" value={money(data.reserveCents)} />
        <Figure
          label="In arrears"
          value={countOf(data.lateSeats, 'seat')}
          href={data.lateSeats > 0 ? '/admin/arrears' : undefined}
        />
        <Figure
          label={nextDue ? `Due on ${formatDate(nextDue.on)}` : 'Due next'}
          value={nextDue ? money(nextDue.cents) : 'Nothing'}
          note={nextDue ? countOf(nextDue.seats, 'seat') : undefined}
        />
      </dl>
      {groups.length > 0 && (
        <div className="-mx-5 mt-6 overflow-x-auto px-5">
          <table className="tabular w-full text-left">
            <caption className="sr-only">Coverage by group</caption>
            <thead className="text-muted text-sm">
              <tr>
                <th className="py-1.5 pr-4 font-normal">Group</th>
                <th className="py-1.5 pr-4 font-normal">Coverage</th>
                <th className="py-1.5 text-right font-normal">In arrears</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-line border-t">
              {groups.map((group) => (
                <tr key={group.groupId}>
                  <th className="py-2 pr-4 font-semibold">{group.groupName}</th>
                  <td className="py-2 pr-4">
                    <Badge tone={group.isCovered ? 'good' : 'bad'}>
                      {group.coverage === null ? 'owes nothing' : percent(group.coverage)}
                    </Badge>
                  </td>
                  <td className="py-2 text-right">
                    {group.lateSeats === 0
                      ? 'nobody'
                      : `${formatCount(group.lateSeats)}, ${money(group.lateCents)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hasMoreGroups && (
        <p className="mt-3 text-sm">
          <Link href="/admin/group-health" className="font-semibold underline underline-offset-4">
            All groups
          </Link>
        </p>
      )}
    </Panel>
  );
}

const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

type FigureProps = {
  label: string;
  value: string;
  note?: string | undefined;
  href?: string | undefined;
};

function Figure({ label, value, note, href }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="break-words font-display text-xl">
        {href ? (
          <Link href={href} className="underline decoration-line underline-offset-4">
            {value}
          </Link>
        ) : (
          value
        )}
        {note && <span className="block font-sans text-muted text-sm">{note}</span>}
      </dd>
    </div>
  );
}
