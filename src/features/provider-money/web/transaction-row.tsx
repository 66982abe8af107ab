import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { formatDateTime, formatDay } from '#ui/language/format.ts';
import type { ProviderTransactionView } from '../contract.ts';
import { amountText, providerMoneyTexts } from './admin-texts.ts';

const words = providerMoneyTexts.transaction;

type TransactionRowProps = { transaction: ProviderTransactionView; children?: ReactNode };

/** A transaction of the provider, and what it matches. */
export function TransactionRow({ transaction, children }: TransactionRowProps) {
  const { id, about, type, amountCents, feeCents, currency, at, payerId, explained } = transaction;
  const account = explained?.account;
  const accounts = providerMoneyTexts.explain.accounts;
  return (
    <li id={id} className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4">
      <div className="tabular min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {payerId ? (
            <a href={`/admin/people/${payerId}`} className="min-w-0 break-words font-semibold">
              {about}
            </a>
          ) : (
            <span className="min-w-0 break-all font-semibold">{about}</span>
          )}
          <State {...transaction} />
        </p>
        <p className="break-words text-muted text-sm">
          {type.replaceAll('_', ' ')} · {formatDateTime(at)} ·{' '}
          <a href={transaction.providerUrl} className="underline">
            {providerMoneyTexts.unmatched.see}
          </a>
        </p>
        {explained && (
          <p className="break-words text-sm">
            {words.explained(
              account ? accounts[account] : '',
              explained.note,
              explained.by,
              formatDay(explained.at),
            )}
          </p>
        )}
      </div>
      <p className="tabular text-right">
        <span className="block font-display text-xl">{amountText(amountCents, currency)}</span>
        {feeCents !== 0 && <span className="block text-muted text-sm">{words.fee(feeCents)}</span>}
      </p>
      {children}
    </li>
  );
}

function State({ matchedAs, isInProgress }: ProviderTransactionView) {
  if (matchedAs === null) {
    return isInProgress ? (
      <Badge tone="waiting">{words.inProgress}</Badge>
    ) : (
      <Badge tone="bad">{words.waits}</Badge>
    );
  }
  const tone: BadgeTone = matchedAs === 'payment' ? 'good' : 'neutral';
  return <Badge tone={tone}>{words.matches[matchedAs]}</Badge>;
}
