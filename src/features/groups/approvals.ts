import { RETURN_DAYS } from '#features/program-rules/constants.ts';
import { daysLater } from '#shared/calendar/dates.ts';

/** How long a place may wait for its income to be approved once its group is full. */
export const APPROVAL_DAYS = 14;

/** The days on which a mail says what is missing. */
const REMINDER_DAYS = [0, 7, 13] as const;
export type ReminderDay = (typeof REMINDER_DAYS)[number];

type Waiting = { enteredAt: Date; approvalDueAt: Date | null };

/** The deadline for approving a place of a group that was full at that time. */
export function approvalDue({ enteredAt, approvalDueAt }: Waiting, filledAt: Date): Date {
  const since = enteredAt > filledAt ? enteredAt : filledAt;
  return approvalDueAt ?? daysLater(since, APPROVAL_DAYS);
}

/** The latest reminder that is due; earlier ones that were missed are skipped. */
export function reminderAt(dueAt: Date, now: Date): ReminderDay {
  return (
    REMINDER_DAYS.findLast((day) => now >= daysLater(dueAt, day - APPROVAL_DAYS)) ??
    REMINDER_DAYS[0]
  );
}

/** The deadline for asking for the deposit back after a move to a later group. */
export function returnableUntil(movedBackAt: Date): Date {
  return daysLater(movedBackAt, RETURN_DAYS);
}
