import { worker } from '#platform/jobs/workers.ts';
import { refundDepositJob } from './jobs.ts';
import { refundDeposit } from './refunds/refund-deposit.ts';

export const depositWorkers = [worker(refundDepositJob, refundDeposit)];
