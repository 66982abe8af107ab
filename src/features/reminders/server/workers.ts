import { worker } from '#platform/jobs/workers.ts';
import { sendRemindersJob } from './jobs.ts';
import { reminderKinds } from './reminder-kind.ts';
import { sendReminders } from './send-reminders.ts';

export const reminderWorkers = [
  worker(sendRemindersJob, (context) => sendReminders(context, reminderKinds.all())),
];
