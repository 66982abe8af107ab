import { worker } from '#platform/workers.ts';
import { handleEvent } from './handle-event.ts';
import {
  handleEventJob,
  reconcileDepositsJob,
  refundDepositJob,
  returnPaymentJob,
  syncRefundsJob,
} from './jobs.ts';
import { reconcileDeposits } from './reconcile-deposits.ts';
import { refundDeposit } from './refund-deposit.ts';
import { returnPayment } from './return-payment.ts';
import { syncRefunds } from './sync-refunds.ts';

export const depositWorkers = [
  worker(refundDepositJob, refundDeposit),
  worker(returnPaymentJob, returnPayment),
  worker(handleEventJob, handleEvent),
  worker(reconcileDepositsJob, reconcileDeposits),
  worker(syncRefundsJob, async (context) => {
    await syncRefunds(context);
  }),
];
