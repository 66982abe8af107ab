import { plans } from '#features/plans/plans.ts';
import { formatMoney } from '#shared/text/money.ts';
import { Button } from '#ui/button.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { StaticSection } from '#ui/section/static-section.tsx';
import { ContributionCalculator } from '../contribution-calculator.tsx';
import { SectionHeading } from '../section-heading.tsx';
import { planTable } from '../static-sections.ts';
import { landingPageTexts } from '../texts.ts';
import { useLandingTexts } from '../use-landing-texts.ts';
import { choosePlan } from './choose-plan.ts';

/** Both plans with every figure, the way to choose one, and the calculator beside them. */
export function PlanChooser() {
  const { plans: texts, values } = useLandingTexts(landingPageTexts);
  const locale = useLocale();
  return (
    <section id="plans" className="border-line border-t bg-paper">
      <div className="mx-auto max-w-6xl px-5 py-16 md:py-24">
        <SectionHeading title={texts.title}>{texts.lead}</SectionHeading>
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
                  {values.choosePlan(formatMoney(plan.homeValue, locale))}
                </Button>
              ))}
            </div>
            <p className="mt-4 text-muted text-sm">
              <a href={texts.simulator.href} className="text-ink underline underline-offset-4">
                {texts.simulator.label}
              </a>{' '}
              {texts.before}
            </p>
          </div>
          <ContributionCalculator />
        </div>
      </div>
    </section>
  );
}
