import { Badge } from '#ui/badge.tsx';
import { Panel } from '#ui/panel.tsx';
import type { PublicAssembly } from '../contract.ts';
import { useReaderTexts } from './reader-locale.tsx';

/** The bids: hashes of the sealed files until the round, then the opened bids. */
export function BidTable({ assembly }: { assembly: PublicAssembly }) {
  return assembly.drawnAt ? <Opened assembly={assembly} /> : <Sealed assembly={assembly} />;
}

function Sealed({ assembly: { sealedBids } }: { assembly: PublicAssembly }) {
  const { texts } = useReaderTexts();
  if (sealedBids.length === 0) return null;
  return (
    <Panel title={texts.bids}>
      <p className="mt-2 text-muted">{texts.sealedHint(sealedBids.length)}</p>
      <ul className="mt-4 grid grid-cols-1 gap-2 text-sm">
        {sealedBids.map(({ seat, sha256 }) => (
          <li key={seat} className="flex items-center gap-3 rounded-xl bg-cream px-4 py-2.5">
            <span className="tabular w-20 shrink-0 font-semibold">
              {texts.seat} {seat}
            </span>
            <span className="min-w-0 truncate font-mono text-muted text-xs">{sha256}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Opened({ assembly }: { assembly: PublicAssembly }) {
  const { texts, words } = useReaderTexts();
  const place = new Map(assembly.bidTie.map((seat, index) => [seat, index]));
  const bids = [...assembly.openedBids].sort(
    (a, b) =>
      (b.amount ?? -1) - (a.amount ?? -1) || (place.get(a.seat) ?? 0) - (place.get(b.seat) ?? 0),
  );
  if (bids.length === 0) return null;
  const winners = new Set(
    assembly.picks
      .filter(({ kind, status }) => kind === 'bid' && (status === 'awarded' || status === 'held'))
      .map(({ seat }) => seat),
  );
  const most = Math.max(1, ...bids.map(({ amount }) => amount ?? 0));
  return (
    <Panel title={texts.bids}>
      <p className="mt-2 text-muted">{texts.bidsHint}</p>
      <ol className="mt-4 grid gap-2">
        {bids.map(({ seat, amount, status, reason }) => (
          <li key={seat} className="grid grid-cols-[4.5rem_1fr] items-center gap-x-3 text-sm">
            <span className="tabular font-semibold">
              {texts.seat} {seat}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {status === 'valid' && (
                <progress
                  className="casa-progress h-3 w-28 sm:w-72"
                  max={most}
                  value={amount ?? 0}
                  aria-hidden="true"
                />
              )}
              <span className="tabular">{amount ? texts.instalments(amount) : ''}</span>
              {winners.has(seat) ? (
                <Badge tone="good">{texts.won}</Badge>
              ) : (
                <span className="text-muted">
                  {status === 'valid'
                    ? texts.valid
                    : reason
                      ? words.voidReasons[reason]
                      : words.withdrawn}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
