import { plans } from '#features/plans/plans.ts';
import { Button } from '#ui/button.tsx';
import { StaticSection } from '#ui/static-section.tsx';
import { choosePlan } from './choose-plan.ts';
import { ContributionCalculator } from './contribution-calculator.tsx';
import { SectionHeading } from './section-heading.tsx';
import { planTable } from './static-sections.ts';

/** Both plans with every figure, the way to choose one, and the calculator beside them. */
export function PlanChooser() {
  return (
    <section id="plans" className="border-line border-t bg-paper">
      <div className="mx-auto max-w-6xl px-5 py-16 md:py-24">
        <SectionHeading title="Plans & Pricing">
          Two plans, every figure on the table. The deposit is the same for both.
        </SectionHeading>
        <div className="mt-10 grid items-start gap-12 lg:grid-cols-[1.35fr_1fr]">
          <div>
            <StaticSection section={planTable} given={{}} />
            <div className="mt-6 grid gap-3 sm:grid-cols-2">
              {Object.values(plans).map((plan) => (
                <Button
                  key={plan.id}
                  tone={plan.isMostPopular ? 'accent' : 'primary'}
                  onClick={() => choosePlan(plan.id)}
                >
                  {`Choose the ${plan.label} plan`}
                </Button>
              ))}
            </div>
            <p className="mt-4 text-muted text-sm">
              <a href="/simulator" className="text-ink underline underline-offset-4">
                See what can happen to a group in 20 years
              </a>{' '}
              before you choose.
            </p>
          </div>
          <ContributionCalculator />
        </div>
      </div>
    </section>
  );
}
