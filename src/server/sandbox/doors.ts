import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { plainPage } from '#shared/plain-page.ts';
import { addBeaconDoor } from './beacon-door.ts';
import { addClockDoor } from './clock-door.ts';
import { addCodesDoor } from './codes-door.ts';
import { addJobsDoor } from './jobs-door.ts';
import { addMailboxDoor } from './mailbox-door.ts';
import { addPaymentsDoor } from './payments-door.ts';

const DOORS = [
  ['/sandbox/mailbox', 'Mailbox', 'Every mail the product sent, as its reader sees it.'],
  ['/sandbox/google', 'Google', 'The accounts that sign in where Google would ask.'],
  [
    '/sandbox/payments',
    'Payments',
    'Every card payment; refund one, or let its webhooks come late, twice or never.',
  ],
  ['/sandbox/codes', 'Codes', 'What the authenticator apps of people show now.'],
  ['/sandbox/clock', 'Clock', 'Move time forward and let the daily work happen.'],
  [
    '/sandbox/beacon',
    'Beacon',
    'Public randomness as drand publishes it, by the sandbox clock: assemblies draw by it.',
  ],
  ['/sandbox/jobs', 'Jobs', 'What failed for good and waits for an operator.'],
  ['/api/docs', 'API', 'Every call, from its contract.'],
] as const;

/** The pages under /sandbox, which show and control the sandboxes. Production has none of them. */
export function addSandboxDoors(hono: Hono<AppEnv>, context: Context): void {
  hono.get('/sandbox', (request) =>
    request.html(
      plainPage(
        'Sandbox',
        html`<p class="note">This is the evaluation default: no real mail is sent and no real money moves.</p>
          <ul>
            ${DOORS.map(([href, name, text]) => html`<li><a href="${href}">${name}</a>: ${text}</li>`)}
          </ul>`,
      ),
    ),
  );
  addMailboxDoor(hono, context);
  addCodesDoor(hono, context);
  addClockDoor(hono, context);
  addJobsDoor(hono, context);
  if (context.beaconSandbox) addBeaconDoor(hono, context, context.beaconSandbox);
  if (context.paymentSandbox) addPaymentsDoor(hono, context.paymentSandbox);
}
