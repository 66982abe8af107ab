import { callApi } from '#shared/api-client.ts';
import { updateDepositStatus } from '../contract.ts';

/**
 * Tells the server to look the payment up. It only speeds up what the provider's own message
 * does anyway, so a failure is logged and ignored.
 */
export async function reportPayment(clientSecret: string): Promise<void> {
  try {
    await callApi(updateDepositStatus, { body: { clientSecret, status: 'completed' } });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the one trace of a report that did not arrive.
    console.warn('The payment could not be reported; it will be settled without that.', error);
  }
}
