import type { Audience } from '../audience.ts';
import { FinancingTable } from './financing-table.tsx';
import { REJECTION_REASONS } from './rejection-reasons.ts';
import { SectionHeading } from './section-heading.tsx';

const TITLES: Record<Audience, string> = {
  investors: 'Why banks say no to the next property',
  homebuyers: 'Why banks turn first-time buyers down',
};

/** The top five reasons for a rejection, and what each way of financing asks for. */
export function BankComparison({ audience }: { audience: Audience }) {
  return (
    <section className="border-line border-y bg-paper" aria-labelledby="bank-comparison">
      <div className="mx-auto max-w-6xl px-5 py-16 md:py-24">
        <SectionHeading id="bank-comparison" title={TITLES[audience]}>
          These are the top 5 rejection reasons that lenders give, and how each of them looks from
          inside a circle.
        </SectionHeading>
        <ol className="mt-10">
          {REJECTION_REASONS[audience].map(({ reason, bank, circle }, index) => (
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
                <span className="block font-semibold text-ink text-sm">A bank</span>
                {bank}
              </p>
              <p>
                <span className="block font-semibold text-forest text-sm">A circle</span>
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
