import { readInFlight } from '#features/payments/server/read-in-flight.ts';
import type { Context } from '#platform/context.ts';
import { waitingKinds } from '#platform/desk/waiting.ts';
import type { Session } from '#platform/routes.ts';
import type { OpenItem } from '../contract.ts';

/**
 * What is still open when a month is closed: everything about money that waits on the desk, and
 * payments that banks are working on. Kinds of which there are none are left out.
 */
export async function readStillOpen(
  context: Pick<Context, 'db' | 'clock' | 'payments' | 'config'>,
  { userId: viewerId }: Pick<Session, 'userId'>,
): Promise<OpenItem[]> {
  const items: OpenItem[] = [];
  for (const { name, title, list, count } of waitingKinds(new Set(['money']))) {
    const waiting = await count({ ...context, viewerId });
    items.push({ name, title, count: waiting, cents: null, href: list });
  }
  items.push({
    name: 'in-flight',
    title: 'Payments in flight',
    ...(await readInFlight(context, context.payments.mode)),
    href: '/admin/deposits',
  });
  return items.filter(({ count }) => count > 0);
}
