import { type AffordabilityState, affordabilityOf } from '#features/applications/affordability.ts';
import { nameSource } from '#features/applications/source-names.ts';
import { formatMonthly, plans } from '#features/plans/plans.ts';
import { waitlistNames } from '#features/waitlist/texts.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { formatDateTime } from '#ui/language/format.ts';
import type { ApplicationDetails } from '../contract.ts';

type Fact = readonly [label: string, value: string | null];

/** Every stored field, in groups. */
export function AdminFacts({ application }: { application: ApplicationDetails }) {
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <FactList title="Person" facts={personFacts(application)} />
      <FactList title="Program" facts={programFacts(application)} />
    </div>
  );
}

function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <dl className="mt-3 grid grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-[0.9375rem]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular break-words [overflow-wrap:anywhere]">
              {value ?? <span className="text-muted">Not given</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');
const agreed = (value: 'yes' | 'no') => yesNo(value === 'yes');

const moneyOf = (dollars: number | null) =>
  dollars === null ? null : usd(Math.round(dollars * 100));

const FIGURES_FACTS: Record<AffordabilityState, string> = {
  comfortable: 'Covers the contribution',
  tight: 'Covers the contribution, but it is tight',
  short: 'Does not cover the contribution',
};

function personFacts(application: ApplicationDetails): Fact[] {
  const { streetAddress, city, state, zipCode } = application;
  return [
    ['First name', application.firstName],
    ['Last name', application.lastName],
    ['Email', application.email],
    ['Phone', application.phone],
    ['Date of birth', application.dateOfBirth],
    ['Age group', application.ageGroup],
    ['Profession', application.profession],
    ['SSN or ITIN', yesNo(application.hasSsnOrItin)],
    ['Street', streetAddress],
    ['City', city],
    ['State', state],
    ['ZIP code', zipCode],
    ['Account', application.userId ? 'Linked' : 'None yet'],
  ];
}

function programFacts(application: ApplicationDetails): Fact[] {
  const plan = plans[application.preferredPlan];
  const { affordabilityConfirmedAt: confirmedAt } = application;
  const figures = affordabilityOf({
    monthlyIncome: application.monthlyIncome,
    monthlyDebt: moneyOf(application.monthlyDebt),
    monthlyRent: moneyOf(application.monthlyRent),
    plan: plan.id,
  });
  const { profiles } = waitlistNames('en');
  const profile = profiles[application.applicantProfile as keyof typeof profiles];
  return [
    ['Plan', `${plan.label}, ${formatMonthly(plan.monthlyContribution)}`],
    ['Monthly income', application.monthlyIncome],
    ['Monthly debt', application.monthlyDebt === null ? null : formatMoney(figures.debt)],
    ['Rent now', application.monthlyRent === null ? null : formatMoney(figures.rent)],
    ['As declared', FIGURES_FACTS[figures.state]],
    ['Said yes to that', confirmedAt ? formatDateTime(confirmedAt) : 'Was not asked'],
    ['Profile', profile ?? application.applicantProfile],
    ['Reservation', application.wantsEarlyReservation === 'yes' ? 'Wants an early one' : 'No'],
    ['Not a loan', agreed(application.understandsNotLoan)],
    ['Cooperative', agreed(application.understandsCooperative)],
    ['May contact', agreed(application.agreesToContact)],
    ['Came from', nameSource(application.source)],
    ['Source', application.source],
    ['Applied', formatDateTime(application.createdAt)],
    ['Last change', formatDateTime(application.updatedAt)],
    ['Admin notes', application.adminNotes],
  ];
}
