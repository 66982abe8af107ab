import { callApi } from '#shared/api/api-client.ts';
import { updateDepositStatusCall } from '../contract.ts';
import type { DepositStatus } from '../rules.ts';

/**
 * Makes the server sync the payment; returns the result. The webhook does the same later, so a
 * failure is only logged.
 */
export async function reportPayment(clientSecret: string): Promise<DepositStatus | undefined> {
  try {
    const { status } = await callApi(updateDepositStatusCall, {
      body: { clientSecret, status: 'completed' },
    });
    return status;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the one trace of a report that did not arrive.
    console.warn('The payment could not be reported; it will be settled without that.', error);
    return undefined;
  }
}
