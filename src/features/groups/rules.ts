import { type PlanId, plans } from '#features/plans/plans.ts';

export const GROUP_STATUSES = ['forming', 'formed', 'not_formed', 'cancelled'] as const;
export type GroupStatus = (typeof GROUP_STATUSES)[number];

/** '$450,000 Group 3' */
export function groupName(planId: PlanId, number: number): string {
  return `${plans[planId].label} Group ${number}`;
}
