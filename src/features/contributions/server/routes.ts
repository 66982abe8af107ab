import { listSavedMethods, reportSetup } from '#features/payments/server/methods/saved-methods.ts';
import type { RouteTable } from '#platform/routes.ts';
import {
  removeMethod,
  startAutomatic,
  startMethod,
  stopAutomatic,
} from '../automatic/server/automatic-payments.ts';
import {
  listContributionPaymentsCall,
  listInstalmentsCall,
  listMethodsCall,
  payInstalmentsCall,
  paySavedCall,
  readContributionsCall,
  removeMethodCall,
  reportContributionCall,
  reportMethodCall,
  startAutomaticCall,
  startMethodCall,
  stopAutomaticCall,
} from '../contract.ts';
import {
  listContributions,
  listInstalments,
  readOwnAccount,
} from '../paying/server/list-instalments.ts';
import { payInstalments, payWithSavedMethod } from '../paying/server/pay-instalments.ts';
import { readContributions } from '../paying/server/read-contributions.ts';
import { reportContribution } from '../paying/server/report-payment.ts';

export function addContributionRoutes(routes: RouteTable): void {
  routes.add(readContributionsCall, ({ context, session }) => readContributions(context, session));
  routes.add(listInstalmentsCall, async ({ context, session, params }) =>
    listInstalments(context, await readOwnAccount(context, session, params.membershipId)),
  );
  routes.add(listContributionPaymentsCall, async ({ context, session, params }) =>
    listContributions(context, await readOwnAccount(context, session, params.membershipId)),
  );
  routes.add(payInstalmentsCall, async ({ context, session, limits, params, body }) => {
    await limits.per('contribution', session.userId, context.config.RATE_PAYMENT_EMAIL);
    return payInstalments(context, session, { ...params, ...body });
  });
  routes.add(paySavedCall, async ({ context, session, limits, params, body }) => {
    await limits.per('contribution', session.userId, context.config.RATE_PAYMENT_EMAIL);
    return payWithSavedMethod(context, session, { ...params, ...body });
  });
  routes.add(reportContributionCall, ({ context, session, params }) =>
    reportContribution(context, session, params),
  );
  routes.add(listMethodsCall, ({ context, session }) => listSavedMethods(context, session.userId));
  routes.add(startMethodCall, async ({ context, session, limits, body }) => {
    await limits.per('payment-method', session.userId, context.config.RATE_PAYMENT_EMAIL);
    return startMethod(context, session, body.method);
  });
  routes.add(reportMethodCall, ({ context, session, params }) =>
    reportSetup(context, { methodId: params.methodId, ownerId: session.userId }),
  );
  routes.add(removeMethodCall, async ({ context, session, params }) => {
    await removeMethod(context, session, params);
    return { removed: true as const };
  });
  routes.add(startAutomaticCall, ({ context, session, params, body }) =>
    startAutomatic(context, session, { ...params, ...body }),
  );
  routes.add(stopAutomaticCall, async ({ context, session, params }) => {
    await stopAutomatic(context, session, params);
    return { stopped: true as const };
  });
}
