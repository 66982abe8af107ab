import type { PaymentSetup } from '#features/payments/contract.ts';
import { callApi } from '#shared/api/api-client.ts';
import { createDepositPaymentCall, createPaymentIntentCall } from '../contract.ts';

export type Applicant = {
  applicationId: string;
  fullName: string;
  email: string;
  data: Record<string, string>;
};

/** Starts the deposit of an application that was just submitted. */
export function startForApplicant({
  applicationId,
  fullName,
  email,
  data,
}: Applicant): Promise<PaymentSetup> {
  return callApi(createPaymentIntentCall, {
    body: {
      customerName: fullName,
      customerEmail: email,
      applicationId,
      applicationData: data,
    },
  });
}

/** Starts or resumes the deposit of the signed-in person. */
export function startForMember(userId: string): Promise<PaymentSetup> {
  return callApi(createDepositPaymentCall, { body: { userId } });
}
