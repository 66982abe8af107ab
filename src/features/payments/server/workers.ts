import { worker } from '#platform/jobs/workers.ts';
import { chargePayment } from './charge-payment.ts';
import { handleEvent } from './events/handle-event.ts';
import { reconcilePayments } from './events/reconcile-payments.ts';
import {
  chargePaymentJob,
  detachMethodJob,
  handleEventJob,
  reconcilePaymentsJob,
  refundPaymentJob,
  returnUnexpectedJob,
  syncRefundsJob,
} from './jobs.ts';
import { refundPayment } from './returns/refund-payment.ts';
import { refundUnexpected } from './returns/return-unexpected.ts';
import { syncRefunds } from './returns/sync-refunds.ts';

export const paymentWorkers = [
  worker(chargePaymentJob, chargePayment),
  worker(detachMethodJob, ({ payments }, { providerId }) => payments.detachMethod(providerId)),
  worker(refundPaymentJob, refundPayment),
  worker(returnUnexpectedJob, refundUnexpected),
  worker(handleEventJob, handleEvent),
  worker(reconcilePaymentsJob, reconcilePayments),
  worker(syncRefundsJob, async (context) => {
    await syncRefunds(context);
  }),
];
