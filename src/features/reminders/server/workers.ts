import { worker } from '#platform/workers.ts';
import { sendRemindersJob } from './jobs.ts';
import type { ReminderKind } from './reminder-kind.ts';
import { sendReminders } from './send-reminders.ts';

/** The daily job for these kinds of reminders, passed in when the server is assembled. */
export const reminderWorkers = (kinds: readonly ReminderKind[]) => [
  worker(sendRemindersJob, (context) => sendReminders(context, kinds)),
];
