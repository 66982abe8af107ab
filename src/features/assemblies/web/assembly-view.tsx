import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatMoney, usd } from '#shared/money.ts';
import { Badge } from '#ui/badge.tsx';
import type { PublicAssembly } from '../contract.ts';
import { formatInstant } from '../format-instant.ts';
import { pageTexts } from '../page-texts.ts';
import { assemblyTexts } from '../texts.ts';
import { CheckPanel } from './check-panel.tsx';
import { DrawCircle } from './draw-circle.tsx';

const texts = pageTexts('en');
const words = assemblyTexts('en');

/** Everything public about an assembly, the result first. */
export function AssemblyView({ assembly }: { assembly: PublicAssembly }) {
  const { group, month, status, alarms } = assembly;
  const open = alarms.filter(({ clearedAt, kind }) => !clearedAt || kind.startsWith('closed'));
  return (
    <div className="mx-auto max-w-5xl px-5 pt-10 pb-20">
      <p className="font-semibold text-muted">Group {group}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title">Assembly {month}</h1>
        <Badge tone={status === 'finished' ? 'good' : 'waiting'}>{words.statuses[status]}</Badge>
      </div>
      <p className="mt-2 max-w-2xl text-muted">
        {status === 'open'
          ? texts.beforeClose
          : status === 'closed'
            ? texts.afterClose
            : texts.privacy}
      </p>
      {open.map(({ kind, raisedAt }) => (
        <p key={kind + raisedAt} className="mt-4 rounded-xl bg-clay px-4 py-3 text-terracotta-deep">
          {words.alarms[kind]}
        </p>
      ))}
      <div className="mt-8 grid gap-6">
        {assembly.drawnAt && <Result assembly={assembly} />}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Calendar assembly={assembly} />
          <DrawCircle assembly={assembly} />
        </div>
        {assembly.drawnAt && <CheckPanel assembly={assembly} />}
        {assembly.openedBids.length > 0 && <Bids assembly={assembly} />}
        {assembly.listFile && <Files assembly={assembly} />}
        <Minutes assembly={assembly} />
      </div>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card bg-paper p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Result({ assembly }: { assembly: PublicAssembly }) {
  return (
    <Card title="Result">
      {assembly.picks.length === 0 && (
        <p className="mt-3">
          No seat was selected: the fund did not reach for a home, or nobody was eligible. What is
          not used carries over.
        </p>
      )}
      <ol className="mt-4 grid gap-4 sm:grid-cols-2">
        {assembly.picks.map(({ number, kind, seat, status, instalments }) => (
          <li key={number} className="flex items-center gap-4 rounded-xl bg-cream px-4 py-3">
            <span
              className={`tabular grid size-14 shrink-0 place-items-center rounded-full font-display text-xl text-paper ${status === 'awarded' ? 'bg-terracotta' : status === 'held' ? 'bg-gold' : 'bg-muted'}`}
            >
              {seat}
            </span>
            <span>
              <span className="block font-semibold">
                {words.kinds[kind]}
                {instalments ? `: ${instalments} instalments` : ''}
              </span>
              <span className="text-muted text-sm">
                Seat {seat}, {words.outcomes[status]}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {assembly.refundsDrawn.length > 0 && (
        <p className="mt-4 text-sm">
          Cancelled seats that came up for their refund:{' '}
          {assembly.refundsDrawn
            .map(({ seat, cents }) => `${seat} (${formatMoney(usd(cents))})`)
            .join(', ')}
          .
        </p>
      )}
    </Card>
  );
}

function Calendar({ assembly }: { assembly: PublicAssembly }) {
  const { books } = assembly;
  const facts: [string, string][] = [
    ['Bidding opened', formatInstant(assembly.opensAt)],
    ['Instalments paid by', formatInstant(assembly.cutOffAt)],
    ['List closes', formatInstant(assembly.closesAt)],
    ['Draw', formatInstant(assembly.heldAt)],
    ['Decided by', `round ${assembly.round} of ${assembly.chainInfo.beaconId}`],
    ...(books
      ? ([
          ['Fund at the close', formatMoney(usd(books.available))],
          ["A home's credit", formatMoney(usd(books.credit))],
          ['Selected before', `${books.awardsMade} seats`],
          ['Refunds owed before', String(books.refundsOwed.length)],
        ] as [string, string][])
      : []),
  ];
  return (
    <Card title="Calendar and books">
      <dl className="tabular mt-4 grid gap-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Bids({ assembly }: { assembly: PublicAssembly }) {
  const place = new Map(assembly.bidTie.map((seat, index) => [seat, index]));
  const bids = [...assembly.openedBids].sort(
    (a, b) =>
      (b.amount ?? -1) - (a.amount ?? -1) || (place.get(a.seat) ?? 0) - (place.get(b.seat) ?? 0),
  );
  return (
    <Card title="Bids">
      <table className="tabular mt-4 w-full text-left text-sm">
        <thead className="text-muted">
          <tr>
            <th className="py-2 pr-4 font-normal">Seat</th>
            <th className="py-2 pr-4 font-normal">Instalments</th>
            <th className="py-2 font-normal">Verdict</th>
          </tr>
        </thead>
        <tbody>
          {bids.map(({ seat, amount, status, reason }) => (
            <tr key={seat} className="border-line border-t">
              <td className="py-2 pr-4 font-semibold">{seat}</td>
              <td className="py-2 pr-4">{amount || '–'}</td>
              <td className="py-2">
                {status === 'valid'
                  ? 'valid'
                  : reason
                    ? words.voidReasons[reason]
                    : words.withdrawn}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Files({ assembly }: { assembly: PublicAssembly }) {
  const { group, month } = assembly;
  return (
    <Card title="Files">
      <p className="mt-2 text-sm">
        <a
          className="font-semibold underline underline-offset-4"
          href={`/groups/${group}/assemblies/${month}.json`}
          download={`assembly-${group}-${month}.json`}
        >
          Everything as one JSON file
        </a>{' '}
        ·{' '}
        <Link className="font-semibold underline underline-offset-4" href="/check-a-draw">
          How to check it with other tools
        </Link>
      </p>
      <dl className="mt-4 grid gap-3 text-sm">
        <Hash name="SHA-256 of the list" value={assembly.fileSha256} />
        <Hash name={`Signature of round ${assembly.round}`} value={assembly.signature} />
        <Hash name="Randomness" value={assembly.randomness} />
        <Hash name="Seed" value={assembly.seed} />
      </dl>
      <details className="mt-4">
        <summary className="font-semibold">The list file</summary>
        <pre className="mt-2 max-h-80 overflow-auto rounded-xl bg-cream p-4 text-xs">
          {assembly.listFile}
        </pre>
      </details>
      {assembly.lottery.length > 0 && (
        <details className="mt-3">
          <summary className="font-semibold">The order of the lottery</summary>
          <p className="tabular mt-2 rounded-xl bg-cream p-4 text-sm">
            {assembly.lottery.join(' → ')}
          </p>
        </details>
      )}
    </Card>
  );
}

function Hash({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="tabular break-all font-mono text-xs">{value}</dd>
    </div>
  );
}

function Minutes({ assembly }: { assembly: PublicAssembly }) {
  return (
    <Card title="Minutes">
      <ul className="mt-3 grid gap-2 break-words text-sm">
        {assembly.minutes.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}
