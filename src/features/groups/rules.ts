import { type PlanId, plans } from '#features/plans/plans.ts';

export const GROUP_STATUSES = ['forming', 'formed', 'not_formed', 'cancelled'] as const;
export type GroupStatus = (typeof GROUP_STATUSES)[number];

/** The formation window, and the one extension an admin may give. */
export const WINDOW_DAYS = 120;
export const EXTENSION_DAYS = 30;

const DAY_MS = 86_400_000;

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** When the window of a group opened at that moment ends. */
export function windowEnd(openedAt: Date, isExtended = false): Date {
  return addDays(openedAt, WINDOW_DAYS + (isExtended ? EXTENSION_DAYS : 0));
}

/** Whole days until the window ends; a started day counts, a past end is 0. */
export function daysRemaining(closesAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((closesAt.getTime() - now.getTime()) / DAY_MS));
}

/** True once the window is over: from that very moment nobody may join. */
export function isWindowOver(closesAt: Date, now: Date): boolean {
  return closesAt.getTime() <= now.getTime();
}

/** '$450,000 Group 3' */
export function groupName(planId: PlanId, number: number): string {
  return `${plans[planId].label} Group ${number}`;
}
