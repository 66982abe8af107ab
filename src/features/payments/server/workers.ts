import { worker } from '#platform/workers.ts';
import { chargePayment } from './charge-payment.ts';
import { handleEvent } from './handle-event.ts';
import {
  chargePaymentJob,
  detachMethodJob,
  handleEventJob,
  reconcilePaymentsJob,
  recordFeesJob,
  refundPaymentJob,
  returnUnexpectedJob,
  syncRefundsJob,
} from './jobs.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { recordFees } from './record-fees.ts';
import { refundPayment } from './refund-payment.ts';
import { refundUnexpected } from './return-unexpected.ts';
import { syncRefunds } from './sync-refunds.ts';

export const paymentWorkers = [
  worker(chargePaymentJob, chargePayment),
  worker(detachMethodJob, ({ payments }, { providerId }) => payments.detachMethod(providerId)),
  worker(refundPaymentJob, refundPayment),
  worker(returnUnexpectedJob, refundUnexpected),
  worker(handleEventJob, handleEvent),
  worker(reconcilePaymentsJob, reconcilePayments),
  worker(recordFeesJob, async (context) => {
    await recordFees(context);
  }),
  worker(syncRefundsJob, async (context) => {
    await syncRefunds(context);
  }),
];
