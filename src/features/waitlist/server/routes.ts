import { idempotencyKeyOf } from '#platform/idempotency.ts';
import type { RouteTable } from '#platform/routes.ts';
import { confirmWaitlistCall, joinWaitlistCall, readPresentationCall } from '../contract.ts';
import { confirmChanges } from './confirm-changes.ts';
import { joinList } from './join-waitlist.ts';
import { describePresentation } from './presentation.ts';

export function addWaitlistRoutes(routes: RouteTable): void {
  routes.add(joinWaitlistCall, async ({ context, limits, body, request }) => {
    const { RATE_WAITLIST_NETWORK, RATE_WAITLIST_EMAIL } = context.config;
    await limits.both(
      { rule: 'waitlist', rate: RATE_WAITLIST_NETWORK },
      { rule: 'waitlist-email', subject: body.email, rate: RATE_WAITLIST_EMAIL },
    );
    return joinList(context, body, idempotencyKeyOf(request));
  });
  routes.add(confirmWaitlistCall, async ({ context, limits, body }) => {
    await limits.perNetwork('waitlist', context.config.RATE_WAITLIST_NETWORK);
    return confirmChanges(context, body.token);
  });
  routes.add(readPresentationCall, ({ context }) => describePresentation(context));
}
