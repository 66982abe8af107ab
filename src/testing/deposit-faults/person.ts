import { SANDBOX_PUBLISHABLE_KEY } from '#providers/payments/sandbox/api.ts';
import { exampleApplication } from '../scenes/example-application.ts';
import { send } from './requests.ts';

/** A simulated person who applies and pays, and retries after a failure. */
export function createPerson(email: string) {
  const state: { applicationId?: string; clientSecret?: string; isDone: boolean } = {
    isDone: false,
  };

  const apply = async (url: string) => {
    const answer = await send(
      `${url}/api/applications`,
      { ...exampleApplication, email },
      { 'idempotency-key': `apply-${email}` },
    );
    if (answer?.status === 201) state.applicationId = answer.body.id;
  };
  const start = async (url: string) => {
    const answer = await send(`${url}/api/create-payment-intent`, {
      amount: 200,
      customerEmail: email,
      applicationId: state.applicationId,
    });
    if (answer?.status === 200) state.clientSecret = answer.body.clientSecret;
    if (answer?.status === 409) state.isDone = true;
  };
  const pay = async (url: string) => {
    const id = state.clientSecret?.split('_secret_')[0];
    const answer = await send(
      `${url}/sandbox/payments/v1/payment_intents/${id}/confirm`,
      new URLSearchParams({
        key: SANDBOX_PUBLISHABLE_KEY,
        client_secret: state.clientSecret ?? '',
        payment_method: 'pm_card_visa',
      }),
    );
    return answer?.status === 200;
  };
  const report = async (url: string) => {
    const answer = await send(`${url}/api/deposits/update-status`, {
      clientSecret: state.clientSecret,
      status: 'completed',
    });
    if (answer?.body.status === 'completed') state.isDone = true;
  };

  return {
    email,
    /** True once the product has confirmed the deposit. */
    isDone: () => state.isDone,
    /** Does as many steps as possible; a failing step ends the visit. */
    async visit(url: string): Promise<void> {
      if (state.isDone) return;
      if (!state.applicationId) await apply(url);
      if (!state.applicationId) return;
      // A person who has the secret also returns through the form.
      await start(url);
      if (state.isDone || !state.clientSecret) return;
      await pay(url);
      await report(url);
    },
  };
}

export type Person = ReturnType<typeof createPerson>;
