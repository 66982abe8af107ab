import type { RouteTable } from '#platform/routes.ts';
import { receivePaymentEventCall } from '../contract.ts';
import { receiveEvent } from './events/handle-event.ts';

export function addPaymentRoutes(routes: RouteTable): void {
  routes.add(receivePaymentEventCall, async ({ context, request }) => {
    // The signature covers the raw body, so it is read as text.
    await receiveEvent(context, await request.req.text(), request.req.header('stripe-signature'));
    return { received: true as const };
  });
}
