import { useState } from 'react';
import { SelectField } from '#ui/form/field.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { InstalmentView } from '../contract.ts';
import { InstalmentBadge } from './instalment-badge.tsx';
import { contributionTexts } from './texts.ts';

type YearPanelProps = { instalments: readonly InstalmentView[]; month: number };

export function YearPanel({ instalments, month }: YearPanelProps) {
  const { dollars, month: monthName } = useFormats();
  const texts = useTexts(contributionTexts);
  const isDue = ({ state }: InstalmentView) => state !== 'ended';
  // A seat that ended shows its last year first.
  const last = instalments.findLast(isDue)?.k ?? 1;
  const now = Math.ceil(Math.min(last, Math.max(1, month)) / 12);
  const [year, setYear] = useState(now);
  const shown = instalments.slice((year - 1) * 12, year * 12);
  const isPaid = ({ state }: InstalmentView) => state === 'paid' || state === 'prepaid';
  const sum = (of: readonly InstalmentView[]) => of.reduce((all, { amount }) => all + amount, 0);
  const monthAt = (index: number) => monthName(instalments[index]?.dueOn.slice(0, 7) ?? '2000-01');
  return (
    <Panel
      title={texts.year.title}
      aside={
        <p className="tabular text-muted text-sm">
          {texts.year.sum(dollars(sum(shown.filter(isPaid))), dollars(sum(shown.filter(isDue))))}
        </p>
      }
    >
      <div className="mt-4 max-w-sm">
        <SelectField
          label={texts.year.label}
          value={String(year)}
          options={Array.from({ length: 20 }, (_, index) => [
            String(index + 1),
            texts.year.option(index + 1, monthAt(index * 12), monthAt(index * 12 + 11)),
          ])}
          onChange={(event) => setYear(Number(event.target.value))}
        />
      </div>
      <ol className="mt-4 divide-y divide-line">
        {shown.map((instalment) => (
          <InstalmentRow key={instalment.k} instalment={instalment} />
        ))}
      </ol>
    </Panel>
  );
}

function InstalmentRow({ instalment }: { instalment: InstalmentView }) {
  const { dollars, day, date } = useFormats();
  const texts = useTexts(contributionTexts);
  const { k, dueOn, amount, state, receipt, paidAt } = instalment;
  const parts = ['fund', 'administration', 'reserve'] as const;
  return (
    <li className="tabular grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{texts.year.instalment(k)}</p>
        <InstalmentBadge state={state} />
        {state !== 'ended' && (
          <p className="text-muted text-sm">
            {paidAt ? texts.year.paidOn(day(paidAt)) : texts.year.due(date(dueOn))}
          </p>
        )}
      </div>
      <p className="font-semibold sm:text-right">{dollars(amount)}</p>
      <p className="text-muted text-sm">
        {parts.map((part) => `${texts.parts[part]} ${dollars(instalment[part])}`).join(' · ')}
      </p>
      {receipt && (
        <p className="break-all text-muted text-sm sm:text-right">{texts.year.receipt(receipt)}</p>
      )}
    </li>
  );
}
