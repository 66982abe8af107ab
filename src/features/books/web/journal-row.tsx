import { Link } from 'wouter';
import { formatDate } from '#shared/text/format-date.ts';
import { formatAmount, usd } from '#shared/text/money.ts';
import { formatDateTime } from '#ui/language/format.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import type { JournalEntryView } from '../contract.ts';
import { bookTexts } from '../texts.ts';

const LINK = 'underline decoration-line underline-offset-4 hover:decoration-current';

/** One entry: when, what, whose, what caused it, and both sides of it. */
export function JournalRow({ entry }: { entry: JournalEntryView }) {
  const { on, text, scopeName, number, people, cause, postedAt, originalOn } = entry;
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[9.5rem_1fr_minmax(16rem,24rem)]">
      <p className="tabular whitespace-nowrap text-muted text-sm leading-6">
        <time dateTime={on} className="text-ink">
          {formatDate(on)}
        </time>
        <span className="block" title={`Posted ${formatDateTime(postedAt)}`}>
          No. {number}
        </span>
      </p>
      <div className="min-w-0">
        <p className="break-words font-semibold">{text}</p>
        <p className="break-words text-sm">
          {scopeName}
          {people.map(({ name, seat, href }) => (
            <span key={`${name} ${seat}`}>
              {' · '}
              {seat !== null && `seat ${seat}, `}
              {href ? (
                <Link href={href} className={LINK}>
                  {name || 'Somebody'}
                </Link>
              ) : (
                name
              )}
            </span>
          ))}
        </p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          <CauseLink cause={cause} />
          {cause.reference && ` · ${cause.reference}`}
        </p>
        {originalOn && (
          <p className="text-sm">
            Belongs to {formatDate(originalOn)}; that month was closed already.
          </p>
        )}
      </div>
      <Legs entry={entry} />
    </li>
  );
}

/** The provider's pages are not ours, so they are opened as a whole. */
const isOutside = (href: string) => !/^\/(admin|groups)\//.test(href);

function CauseLink({ cause: { name, href } }: { cause: JournalEntryView['cause'] }) {
  const label = name || 'What caused it';
  if (!href) return name;
  if (isOutside(href)) {
    return (
      <a href={href} className={LINK}>
        {label}
      </a>
    );
  }
  return (
    <Link href={href} className={LINK}>
      {label}
    </Link>
  );
}

function Legs({ entry }: { entry: JournalEntryView }) {
  const { accounts } = useTextsIn(bookTexts, 'en');
  return (
    <table className="tabular w-full self-start text-sm">
      <caption className="sr-only">Debits and credits</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Debit</th>
          <th scope="col">Credit</th>
        </tr>
      </thead>
      <tbody>
        {entry.legs.map(({ account, cents, seat }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the legs of an entry never move.
          <tr key={index}>
            <th scope="row" className="py-0.5 pr-3 text-left font-normal">
              {accounts[account].name}
              {seat !== null && entry.people.length > 1 && (
                <span className="text-muted">, seat {seat}</span>
              )}
            </th>
            <td className="w-24 whitespace-nowrap py-0.5 text-right">
              {cents > 0 && formatAmount(usd(cents))}
            </td>
            <td className="w-24 whitespace-nowrap py-0.5 text-right">
              {cents < 0 && formatAmount(usd(0 - cents))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
