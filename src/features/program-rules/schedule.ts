import { type PlanId, plans, TERM_MONTHS } from '#features/plans/plans.ts';

/** How a member's payment is divided, in cents. `amount` is the sum of the other three. */
export type Parts = {
  readonly amount: number;
  readonly fund: number;
  readonly administration: number;
  readonly reserve: number;
};

/** The contribution due in month k. */
export type Instalment = Parts & { readonly k: number };

/** The credit awarded to a seat of this plan: V, in cents. */
export function creditOf(plan: PlanId): number {
  return plans[plan].homeValue.cents;
}

/**
 * What a seat has paid after its first k instalments.
 * Rule 1 rounds these totals and not each instalment, so that nothing drifts over 240 months.
 */
export function totalAfter(plan: PlanId, k: number): Parts {
  if (!Number.isInteger(k) || k < 0 || k > TERM_MONTHS) {
    throw new RangeError(`not a number of instalments: ${k}`);
  }
  const credit = creditOf(plan);
  const amount = 100 * Math.floor((k * plans[plan].totalContributed.cents) / (TERM_MONTHS * 100));
  // Rounded up, because rounding down leaves a group of the larger plan $1.60 short of two homes in
  // month 1.
  const fund = Math.ceil((k * credit) / TERM_MONTHS);
  const administration = Math.floor((k * credit) / 1000);
  return { amount, fund, administration, reserve: amount - fund - administration };
}

/** The parts of the instalments `first` to `last`, both included; nothing if `last` is earlier. */
export function totalOf(plan: PlanId, first: number, last: number): Parts {
  return subtract(totalAfter(plan, Math.max(last, first - 1)), totalAfter(plan, first - 1));
}

/** The parts of the last n instalments of the term: what a bid or a prepayment of n pays. */
export function totalOfLast(plan: PlanId, n: number): Parts {
  return totalOf(plan, TERM_MONTHS - n + 1, TERM_MONTHS);
}

/** Instalment k, from 1 to 240. */
export function instalment(plan: PlanId, k: number): Instalment {
  const found = instalments(plan)[k - 1];
  if (!found) throw new RangeError(`not an instalment: ${k}`);
  return found;
}

const schedules = new Map<PlanId, readonly Instalment[]>();

/** All 240 instalments of a plan, in their order. */
export function instalments(plan: PlanId): readonly Instalment[] {
  const known = schedules.get(plan);
  if (known) return known;
  const made = Array.from({ length: TERM_MONTHS }, (_, index) => ({
    k: index + 1,
    ...totalOf(plan, index + 1, index + 1),
  }));
  schedules.set(plan, made);
  return made;
}

function subtract(more: Parts, less: Parts): Parts {
  return {
    amount: more.amount - less.amount,
    fund: more.fund - less.fund,
    administration: more.administration - less.administration,
    reserve: more.reserve - less.reserve,
  };
}
