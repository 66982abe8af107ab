import { describe, expect, it } from 'vitest';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { usd } from '#shared/text/money.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';
import { readDepositAmounts } from './read-amounts.ts';

const EMAIL = exampleApplication.email;

describe('a program whose deposit is $250', () => {
  const test = useTestApp({ program: { deposit: usd(250_00) } });

  it('asks for it, posts it to the ledger and names it in its mails', async () => {
    const { clientSecret } = await applyAndStart(test);
    const [paymentId = ''] = clientSecret.split('_secret_');
    expect(await stripeOf(test).paymentIntents.retrieve(paymentId)).toMatchObject({
      amount: 25_000,
    });
    await payWith(test, clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' })).toEqual({
      'provider-balance': 25_000,
      'member-deposits': -25_000,
    });
    const mails = await test.mailbox(EMAIL);
    expect(mails.map(({ subject }) => subject)).toContain(
      'Your $250 deposit is confirmed: your spot is reserved',
    );
    const text = mails.map((mail) => mail.text).join('\n');
    expect(text).toContain('$2,094 of $2,344');
    expect(text).toContain('If you have not paid the $250 deposit yet');
    expect(text).not.toContain('$200');
  });

  it('still knows what somebody paid before', async () => {
    const id = await saveDeposit(test.context, { amountCents: 200_00 });
    const deposit = (await readDepositAmounts(test.context, [id])).get(id);
    expect(deposit).toEqual(usd(200_00));
  });
});
