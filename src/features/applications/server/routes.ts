import { idempotencyKeyOf } from '#platform/idempotency.ts';
import type { RouteTable } from '#platform/routes.ts';
import { checkEmail, submitApplicationCall } from '../contract.ts';
import { findApplicationByEmail } from './find-application.ts';
import { submitApplication } from './submit-application.ts';

export function addApplicationRoutes(routes: RouteTable): void {
  routes.add(checkEmail, async ({ context, limits, query }) => {
    await limits.perNetwork('check-email', context.config.RATE_CHECK_EMAIL_NETWORK);
    await limits.per('check-email-address', query.email, context.config.RATE_CHECK_EMAIL_ADDRESS);
    return { exists: (await findApplicationByEmail(context, query.email)) !== undefined };
  });

  routes.add(submitApplicationCall, async ({ context, limits, body, request }) => {
    await limits.perNetwork('application', context.config.RATE_APPLICATION_NETWORK);
    await limits.per('application-email', body.email, context.config.RATE_APPLICATION_EMAIL);
    const person = await context.identity.readSession(request.req.raw.headers);
    return submitApplication(context, body, {
      clientAddress: request.get('clientAddress'),
      provenEmail: person?.isEmailVerified ? person.email : undefined,
      idempotencyKey: idempotencyKeyOf(request),
    });
  });
}
