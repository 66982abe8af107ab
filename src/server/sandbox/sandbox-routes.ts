import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { plainPage } from '#shared/plain-page.ts';
import { checkOrigin } from '../http/security.ts';
import { addLookFiles } from './asset-files.ts';
import { addBarDoor } from './bar-routes.ts';
import { addBeaconDoor } from './beacon-routes.ts';
import { addCodesDoor } from './codes-routes.ts';
import { addJobsDoor } from './jobs-routes.ts';
import { addMailboxDoor } from './mailbox-routes.ts';
import { addPaymentsDoor } from './payments-routes.ts';
import { sandboxTexts } from './texts.ts';
import { addClockDoor } from './time/clock-routes.ts';
import { createMover } from './time/mover.ts';
import { addTimeDoor } from './time/time-routes.ts';
import { addFirstPage } from './tour/first-page.ts';
import { addPersonaDoor } from './tour/persona-routes.ts';
import { addTourDoor } from './tour/tour-routes.ts';

/** The pages under /sandbox, which show and control the sandboxes. Production has none of them. */
export function addSandboxDoors(hono: Hono<AppEnv>, context: Context): void {
  hono.use('/sandbox/*', checkOrigin(context.config));
  if (context.config.hasDemo) addDemoDoors(hono, context);
  else hono.get('/sandbox', (request) => request.html(plainFirstPage()));
  addMailboxDoor(hono, context);
  addCodesDoor(hono, context);
  addClockDoor(hono, context);
  addJobsDoor(hono, context);
  if (context.beaconSandbox) addBeaconDoor(hono, context, context.beaconSandbox);
  if (context.paymentSandbox) addPaymentsDoor(hono, context, context.paymentSandbox);
}

/** People to be, time, tour and bar: with the demonstration's data only. */
function addDemoDoors(hono: Hono<AppEnv>, context: Context): void {
  const mover = createMover(context);
  addLookFiles(hono);
  addFirstPage(hono, context);
  addPersonaDoor(hono, context);
  addBarDoor(hono, context, mover);
  addTimeDoor(hono, context, mover);
  addTourDoor(hono, context);
}

function plainFirstPage() {
  const { doors } = sandboxTexts('en');
  return plainPage(
    'Sandbox',
    html`<p class="note">This is the evaluation default: no real mail is sent and no real money moves.</p>
      <ul>
        ${doors.map(([href, name, text]) => html`<li><a href="${href}">${name}</a>: ${text}</li>`)}
      </ul>`,
  );
}
