import { type PlanId, plans } from '#features/plans/plans.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney } from '#shared/text/money.ts';

/**
 * Forming until it is full and every income in it is approved; formed until its month 1 begins;
 * running for 240 months; completed after them.
 */
export const GROUP_STATUSES = [
  'forming',
  'formed',
  'running',
  'completed',
  'not_formed',
  'cancelled',
] as const;
export type GroupStatus = (typeof GROUP_STATUSES)[number];

/** Whether a group has formed, whatever its status is now: it has members with seats. */
export function hasFormed(status: GroupStatus): boolean {
  return status === 'formed' || status === 'running' || status === 'completed';
}

/** Why a place moved from one group to another. */
export const MOVE_REASONS = ['plan_changed', 'not_approved', 'moved_up', 'replacement'] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/** The highest number of a group that a call accepts; there will be far fewer groups. */
export const MAX_GROUP_NUMBER = 999_999;

type Named = { mode: 'live' | 'test' | 'sandbox'; planId: PlanId; number: number };

/** The group's name in draws, receipts and books: '450-7', and 'test-450-7' where no money is real. */
export function groupCode({ mode, planId, number }: Named): string {
  return `${mode === 'live' ? '' : 'test-'}${planId}-${number}`;
}

const NAMES: Record<Locale, (credit: string, number: number) => string> = {
  en: (credit, number) => `${credit} Group ${number}`,
  'pt-BR': (credit, number) => `Grupo ${number} de ${credit}`,
};

/** '$450,000 Group 3', in Portuguese 'Grupo 3 de US$ 450.000' */
export function groupName(planId: PlanId, number: number, locale: Locale = 'en'): string {
  return NAMES[locale](formatMoney(plans[planId].homeValue, locale), number);
}

/** A group's name for people, from what responses hold: its English name or its code. */
export function groupNameIn(named: string, locale: Locale): string {
  const [, label, byName] = /^(\$[\d,]+) Group (\d+)$/.exec(named) ?? [];
  const [, id, byCode] = /^(?:test-)?(\d+)-(\d+)$/.exec(named) ?? [];
  const plan = Object.values(plans).find((one) => one.label === label || one.id === id);
  return plan ? groupName(plan.id, Number(byName ?? byCode), locale) : named;
}
