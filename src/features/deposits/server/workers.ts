import { worker } from '#platform/workers.ts';
import { refundDepositJob } from './jobs.ts';
import { refundDeposit } from './refund-deposit.ts';

export const depositWorkers = [worker(refundDepositJob, refundDeposit)];
