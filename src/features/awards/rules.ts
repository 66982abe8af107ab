import { HOME_TARGET_DAYS } from '#features/program-rules/constants.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { addDays, daysBetween } from '#shared/calendar/dates.ts';

/** The steps from the selection to the paid home. */
export const AWARD_STEPS = ['papers', 'home', 'appraisal', 'closing', 'paid'] as const;
export type AwardStep = (typeof AWARD_STEPS)[number];

/** Steps that an admin can move an award to; it becomes paid when the bank has sent the price. */
export const MOVABLE_STEPS = ['papers', 'home', 'appraisal', 'closing'] as const;

/** Who has to do something next. */
export const AWARD_TURNS = ['member', 'cooperative', 'title_company'] as const;
export type AwardTurn = (typeof AWARD_TURNS)[number];

/** How an award ended without a home, or left it. */
export const AWARD_ENDS = ['handed_back', 'terminated', 'withdrawn'] as const;
export type AwardEnd = (typeof AWARD_ENDS)[number];

export const PAPER_KINDS = [
  'identity',
  'purchase',
  'appraisal',
  'title',
  'closing',
  'expense',
  /** That the part of the price above the credit can be paid. */
  'funds',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What members upload; the others come from the title company, through an admin. */
export const MEMBER_PAPER_KINDS = ['identity', 'purchase', 'expense', 'funds'] as const;

/** How the part of a price above the credit is paid. */
export const REST_SOURCES = ['savings', 'gift', 'sale', 'loan'] as const;
export type RestSource = (typeof REST_SOURCES)[number];

/** What of a price the credit does not pay. */
export function restOf(award: { creditCents: number; priceCents: number | null }): number {
  return Math.max(0, (award.priceCents ?? 0) - award.creditCents);
}

export const MAX_PAPERS = 30;

/** As the desk lists them: the step of an open award, or how it ended. */
export const LISTED_AWARDS = [...AWARD_STEPS, ...AWARD_ENDS] as const;
export type ListedAward = (typeof LISTED_AWARDS)[number];

/** Days after the selection by which a step should be done. */
export const STEP_DAYS: Record<Exclude<AwardStep, 'paid'>, number> = {
  papers: 10,
  home: 30,
  appraisal: 45,
  closing: HOME_TARGET_DAYS.until,
};

/** When a step should be done; undefined for the last one. */
export function stepTarget(selectedOn: CalendarDate, step: AwardStep): CalendarDate | undefined {
  return step === 'paid' ? undefined : addDays(selectedOn, STEP_DAYS[step]);
}

/** How many days an award is behind the target of its step; 0 when on time. */
export function daysLate(
  award: { selectedOn: CalendarDate; step: AwardStep },
  today: CalendarDate,
): number {
  const target = stepTarget(award.selectedOn, award.step);
  return target === undefined ? 0 : Math.max(0, daysBetween(target, today));
}

/** Whose turn it is first in each step. */
export const FIRST_TURN: Record<AwardStep, AwardTurn> = {
  papers: 'member',
  home: 'member',
  appraisal: 'title_company',
  closing: 'cooperative',
  paid: 'cooperative',
};
