import { idempotencyKeyOf } from '#platform/idempotency.ts';
import type { RouteTable } from '#platform/routes.ts';
import { checkEmailCall, submitApplicationCall } from '../contract.ts';
import { readApplicationByEmail } from './read-application.ts';
import { submitApplication } from './submit/submit-application.ts';

export function addApplicationRoutes(routes: RouteTable): void {
  routes.add(checkEmailCall, async ({ context, limits, query }) => {
    const { RATE_CHECK_EMAIL_NETWORK, RATE_CHECK_EMAIL_ADDRESS } = context.config;
    await limits.both(
      { rule: 'check-email', rate: RATE_CHECK_EMAIL_NETWORK },
      { rule: 'check-email-address', subject: query.email, rate: RATE_CHECK_EMAIL_ADDRESS },
    );
    return { exists: (await readApplicationByEmail(context, query.email)) !== undefined };
  });

  routes.add(submitApplicationCall, async ({ context, limits, body, request }) => {
    const { RATE_APPLICATION_NETWORK, RATE_APPLICATION_EMAIL } = context.config;
    await limits.both(
      { rule: 'application', rate: RATE_APPLICATION_NETWORK },
      { rule: 'application-email', subject: body.email, rate: RATE_APPLICATION_EMAIL },
    );
    const person = await context.identity.readSession(request.req.raw.headers);
    return submitApplication(context, body, {
      clientAddress: request.get('clientAddress'),
      provenEmail: person?.isEmailVerified ? person.email : undefined,
      idempotencyKey: idempotencyKeyOf(request),
    });
  });
}
