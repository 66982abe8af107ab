import { openForm } from '#features/applications/web/form-request.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { selectPlan } from '#features/plans/web/plan-selection.ts';

/** Chooses a plan and goes to the form with it. */
export function choosePlan(plan: PlanId): void {
  selectPlan(plan);
  openForm({ mode: 'application' });
}
