import { findSpareKey } from '#features/bids/web/spare-keys.ts';
import { Button } from '#ui/button.tsx';
import { saveBlob } from '#ui/download-file.ts';
import type { MemberAssembly } from '../contract.ts';
import { formatInstant } from '../format-instant.ts';

type Next = NonNullable<MemberAssembly['next']>;
type Receipt = Next['receipts'][number];

/** The member's receipts for an assembly: to download, or to mail to themselves. */
export function ReceiptList({ own, next }: { own: MemberAssembly; next: Next }) {
  if (next.receipts.length === 0) return null;
  return (
    <div className="rounded-card bg-paper p-5 shadow-card sm:p-7">
      <h3 className="text-2xl">Your receipts</h3>
      <p className="mt-1 text-muted text-sm">
        The last one counts. What it says only this browser knows, until the round.
      </p>
      <ol className="mt-4 grid gap-3">
        {next.receipts.toReversed().map((receipt) => (
          <ReceiptRow key={receipt.number} own={own} next={next} receipt={receipt} />
        ))}
      </ol>
    </div>
  );
}

function ReceiptRow({ own, next, receipt }: { own: MemberAssembly; next: Next; receipt: Receipt }) {
  const known = findSpareKey(receipt.sha256);
  const text = `${receipt.text}signature ${receipt.signature}\nkey ${receipt.publicKey}\n`;
  const name = `receipt-${own.group}-${next.month}-${receipt.number}.txt`;
  const mail = `mailto:?subject=${encodeURIComponent(`Receipt of my sealed bid, assembly ${next.month}`)}&body=${encodeURIComponent(text)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3">
      <span className="min-w-0 text-sm">
        <span className="block font-semibold">
          Receipt {receipt.number}
          {known && (known.amount > 0 ? `: ${known.amount} instalments` : ': withdrawn')}
        </span>
        <span className="block text-muted">{formatInstant(receipt.receivedAt)}</span>
        <span className="block break-all font-mono text-muted text-xs">{receipt.sha256}</span>
      </span>
      <span className="flex gap-2">
        <Button tone="quiet" onClick={() => saveBlob(new Blob([text]), name)}>
          Download
        </Button>
        <a
          className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4"
          href={mail}
        >
          Mail to myself
        </a>
      </span>
    </li>
  );
}
