import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { AwardView } from '../contract.ts';
import { awardNames } from '../texts.ts';
import { awardTexts } from './texts.ts';

/** The chosen home, which stays visible when it is paid. */
export function HomeFacts({ home }: { home: NonNullable<AwardView['home']> }) {
  const { dollars } = useFormats();
  const { home: texts } = useTexts(awardTexts);
  const { restSources } = useTexts(awardNames);
  const { rest } = home;
  const paidBy = [rest?.payer, rest?.source ? restSources[rest.source] : ''].filter(Boolean);
  const rows: [string, string][] = [
    [texts.address, home.address],
    [texts.priceLabel, dollars(home.priceCents)],
    [texts.seller, home.seller],
    [texts.titleCompany, home.titleCompany],
    ...(rest
      ? ([[texts.rest.title, [dollars(rest.cents), ...paidBy].join(', ')]] as [string, string][])
      : []),
  ];
  return (
    <Panel title={texts.title}>
      <dl className="tabular mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {rows.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
