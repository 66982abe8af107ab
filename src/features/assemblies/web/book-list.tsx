import { readListFile } from '#features/draws/read-list-file.ts';
import { picksAllowed } from '#features/program-rules/selection.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Panel } from '#ui/panel.tsx';
import type { PublicAssembly } from '../contract.ts';
import { useReaderTexts } from './reader-locale.tsx';

/** The books that decide how many seats can be selected. */
export function BookList({ assembly }: { assembly: PublicAssembly }) {
  const { locale, texts } = useReaderTexts();
  const { bookNames } = texts;
  const { books, listFile, month } = assembly;
  if (!books || !listFile) return null;
  const list = readListFile(listFile);
  const owed = books.refundsOwed.reduce((sum, { cents }) => sum + cents, 0);
  const facts: [string, string][] = [
    [bookNames.available, formatMoney(usd(books.available), locale)],
    [bookNames.credit, formatMoney(usd(books.credit), locale)],
    [bookNames.eligible, String(list.active.length)],
    [bookNames.sealed, String(list.bids.length)],
    [bookNames.allowed, String(books.awardsMade + picksAllowed(month, books.awardsMade))],
    [bookNames.awardsMade, String(books.awardsMade)],
    [
      bookNames.refundsOwed,
      owed > 0 ? `${books.refundsOwed.length}, ${formatMoney(usd(owed), locale)}` : '0',
    ],
  ];
  return (
    <Panel title={texts.books}>
      <p className="mt-1 text-muted text-sm">{texts.booksHint}</p>
      <dl className="tabular mt-4 grid gap-2.5">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b pb-2.5 last:border-0"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
