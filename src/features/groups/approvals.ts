import { daysLater } from '#shared/calendar/dates.ts';

/** How long a place may wait for its income to be approved once its group is full. */
export const APPROVAL_DAYS = 14;

/** After so many of those days a mail says what is missing. */
const REMINDER_DAYS = [0, 7, 13] as const;
export type ReminderDay = (typeof REMINDER_DAYS)[number];

/** How long somebody who was moved to a later group may ask for the deposit back. */
export const RETURN_DAYS = 30;

type Waiting = { enteredAt: Date; approvalDueAt: Date | null };

/** Until when a place of a group that was full then has to be approved. */
export function approvalDue({ enteredAt, approvalDueAt }: Waiting, filledAt: Date): Date {
  const since = enteredAt > filledAt ? enteredAt : filledAt;
  return approvalDueAt ?? daysLater(since, APPROVAL_DAYS);
}

/** The reminder whose day was reached last; what was missed before it is not sent any more. */
export function reminderAt(dueAt: Date, now: Date): ReminderDay {
  return (
    REMINDER_DAYS.findLast((day) => now >= daysLater(dueAt, day - APPROVAL_DAYS)) ??
    REMINDER_DAYS[0]
  );
}

/** Until when somebody who was moved back may have the deposit back. */
export function returnableUntil(movedBackAt: Date): Date {
  return daysLater(movedBackAt, RETURN_DAYS);
}
