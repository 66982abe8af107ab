import { Badge } from '#ui/badge.tsx';
import { formatDateTime, formatDay } from '#ui/language/format.ts';
import { FigureList } from '#ui/list/figure-list.tsx';
import { Panel } from '#ui/panel.tsx';
import type { ProviderCheck, ProviderOverview } from '../contract.ts';
import { providerMoneyTexts } from './admin-texts.ts';

const { check: words, money } = providerMoneyTexts;

/** The last comparison of the provider's balance with the books. */
export function CheckPanel({ overview }: { overview: ProviderOverview }) {
  const { check, openedAt } = overview;
  return (
    <Panel title={words.title} aside={check && <Verdict check={check} />}>
      {check ? (
        <div className="mt-4 grid gap-3">
          <FigureList rows={rowsOf(check)} />
          {check.recordedCents !== check.providerCents && (
            <p className="text-danger text-sm">{words.incomplete(check.recordedCents)}</p>
          )}
          <p className="text-muted text-sm">
            {words.at(formatDateTime(check.checkedAt))}.{' '}
            {check.differsSince && `${words.since(formatDateTime(check.differsSince))} `}
            {openedAt && words.opened(formatDay(openedAt))}
          </p>
        </div>
      ) : (
        <p className="mt-3 text-muted">{words.never}</p>
      )}
    </Panel>
  );
}

function Verdict({ check }: { check: ProviderCheck }) {
  if (check.agrees) return <Badge tone="good">{words.equal}</Badge>;
  return <Badge tone="bad">{words.differs(check.differenceCents)}</Badge>;
}

function rowsOf(check: ProviderCheck): [string, number][] {
  const { providerCents, ledgerCents, inProgressCents, differenceCents } = check;
  return [
    [words.rows.provider, providerCents],
    [words.rows.ledger, ledgerCents],
    ...(inProgressCents === 0
      ? []
      : [[words.rows.inProgress, inProgressCents] as [string, number]]),
    [words.rows.difference, differenceCents],
  ];
}

/** What the books say about where the money is. */
export function MoneyPanel({ books }: Pick<ProviderOverview, 'books'>) {
  const rows: [string, number][] = [
    [money.rows.provider, books.atProviderCents],
    [money.rows.onTheWay, books.onTheWayCents],
    [money.rows.bank, books.bankCents],
    [money.rows.goingBack, books.goingBackCents],
  ];
  return (
    <Panel title={money.title}>
      <div className="mt-4 grid gap-3">
        <FigureList rows={rows} />
        <p className="text-muted text-sm">{money.text}</p>
      </div>
    </Panel>
  );
}
