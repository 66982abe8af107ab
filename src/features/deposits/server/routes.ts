import type { RouteTable } from '#platform/routes.ts';
import {
  createDepositPaymentCall,
  createPaymentIntentCall,
  payByLinkCall,
  readNextGroupCall,
  updateDepositStatusCall,
} from '../contract.ts';
import { reportStatus } from './paying/report-status.ts';
import { startDeposit } from './paying/start-deposit.ts';
import { placeHandler } from './place-handler.ts';
import { readApplicantOfLink, readApplicantToPay, readOwnApplication } from './read-applicant.ts';

export function addDepositRoutes(routes: RouteTable): void {
  routes.add(createPaymentIntentCall, async ({ context, limits, body }) => {
    const { customerEmail: email, applicationId } = body;
    await limits.perNetwork('payment', context.config.RATE_PAYMENT_NETWORK);
    await limits.per('payment-email', email, context.config.RATE_PAYMENT_EMAIL);
    const { application, isOwner } = await readApplicantToPay(context, { email, applicationId });
    return startDeposit(context, application, { isOwner });
  });

  routes.add(createDepositPaymentCall, async ({ context, limits, body, session }) => {
    await limits.per('payment-user', session.userId, context.config.RATE_PAYMENT_EMAIL);
    return startDeposit(context, await readOwnApplication(context, session, body.userId));
  });

  routes.add(payByLinkCall, async ({ context, limits, body }) => {
    await limits.perNetwork('payment', context.config.RATE_PAYMENT_NETWORK);
    const application = await readApplicantOfLink(context, body.token);
    const setup = await startDeposit(context, application);
    return { ...setup, planId: application.preferredPlan };
  });

  routes.add(readNextGroupCall, async ({ context, query }) =>
    placeHandler().readNextGroup(context, { planId: query.plan, mode: context.payments.mode }),
  );

  routes.add(updateDepositStatusCall, async ({ context, limits, body }) => {
    await limits.perNetwork('payment', context.config.RATE_PAYMENT_NETWORK);
    return reportStatus(context, body.clientSecret);
  });
}
