import { worker } from '#platform/workers.ts';
import { deliverMail } from './deliver-mail.ts';
import { sendMailJob } from './jobs.ts';

export const mailWorkers = [worker(sendMailJob, deliverMail)];
