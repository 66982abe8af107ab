import { writeReceiptFile } from '#features/bids/receipt.ts';
import { findSpareKey } from '#features/bids/web/spare-keys.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { saveBlob } from '#ui/download-file.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { formatInstant } from '../../checking/format-instant.ts';
import { assemblyTexts } from '../../web/texts.ts';
import type { MemberAssembly } from '../contract.ts';

type Next = NonNullable<MemberAssembly['next']>;
type Receipt = Next['receipts'][number];

/** The member's receipts for an assembly, to download or to mail to themselves. */
export function ReceiptList({ own, next }: { own: MemberAssembly; next: Next }) {
  const texts = useTexts(assemblyTexts);
  if (next.receipts.length === 0) return null;
  return (
    <div className="rounded-card bg-paper p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">{texts.receipts}</h2>
      <p className="mt-1 text-muted text-sm">{texts.receiptsHint}</p>
      <ol className="mt-4 grid gap-3">
        {next.receipts.toReversed().map((receipt) => (
          <ReceiptRow key={receipt.number} own={own} next={next} receipt={receipt} />
        ))}
      </ol>
    </div>
  );
}

function ReceiptRow({ own, next, receipt }: { own: MemberAssembly; next: Next; receipt: Receipt }) {
  const locale = useLocale();
  const texts = useTexts(assemblyTexts);
  const known = findSpareKey(receipt.sha256);
  const text = writeReceiptFile(receipt);
  const name = `receipt-${own.group}-${next.month}-${receipt.number}.txt`;
  const mail = `mailto:?subject=${encodeURIComponent(texts.mailSubject(next.month))}&body=${encodeURIComponent(text)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3">
      <span className="min-w-0 text-sm">
        <span className="block font-semibold">
          {texts.receipt(receipt.number)}
          {known && `: ${texts.receiptAmount(known.amount)}`}{' '}
          {receipt.isCounting && <Badge tone="good">{texts.receiptCounts}</Badge>}
        </span>
        <span className="block text-muted">{formatInstant(receipt.receivedAt, locale)}</span>
        <span className="block break-all font-mono text-muted text-xs">{receipt.sha256}</span>
      </span>
      <span className="flex gap-2">
        <Button tone="quiet" onClick={() => saveBlob(new Blob([text]), name)}>
          {texts.download}
        </Button>
        <a
          className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4"
          href={mail}
        >
          {texts.mail}
        </a>
      </span>
    </li>
  );
}
