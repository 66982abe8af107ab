import { callApi } from '#shared/api-client.ts';
import { updateDepositStatus } from '../contract.ts';
import type { DepositStatus } from '../rules.ts';

/**
 * Tells the server to look the payment up; answers what it found. It only speeds up what the
 * provider's own message does anyway, so a failure is logged and ignored.
 */
export async function reportPayment(clientSecret: string): Promise<DepositStatus | undefined> {
  try {
    const { status } = await callApi(updateDepositStatus, {
      body: { clientSecret, status: 'completed' },
    });
    return status;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the one trace of a report that did not arrive.
    console.warn('The payment could not be reported; it will be settled without that.', error);
    return undefined;
  }
}
