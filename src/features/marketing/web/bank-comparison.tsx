import type { Audience } from '../audience.ts';
import { landingTexts } from '../texts.ts';
import { FinancingTable } from './financing-table.tsx';
import { SectionHeading } from './section-heading.tsx';
import { useLandingTexts } from './use-landing-texts.ts';

/** The top five reasons for a rejection, and what each way of financing asks for. */
export function BankComparison({ audience }: { audience: Audience }) {
  const { titles, lead, reasons, ...words } = useLandingTexts(landingTexts).banks;
  return (
    <section className="border-line border-y bg-paper" aria-labelledby="bank-comparison">
      <div className="mx-auto max-w-6xl px-5 py-16 md:py-24">
        <SectionHeading id="bank-comparison" title={titles[audience]}>
          {lead}
        </SectionHeading>
        <ol className="mt-10">
          {reasons[audience].map(({ reason, bank, circle }, index) => (
            <li
              key={reason}
              className="grid gap-x-8 gap-y-2 border-line border-t py-5 md:grid-cols-[3rem_1fr_1.3fr_1.3fr] md:py-6"
            >
              <span className="tabular hidden font-display text-3xl text-terracotta leading-none md:block">
                {index + 1}
              </span>
              <h3 className="text-xl">
                <span className="tabular text-terracotta md:hidden">{`${index + 1}. `}</span>
                {reason}
              </h3>
              <p className="text-muted">
                <span className="block font-semibold text-ink text-sm">{words.bank}</span>
                {bank}
              </p>
              <p>
                <span className="block font-semibold text-forest text-sm">{words.circle}</span>
                {circle}
              </p>
            </li>
          ))}
        </ol>
        <FinancingTable />
      </div>
    </section>
  );
}
