import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { plainPage } from '#shared/plain-page.ts';
import { checkOrigin } from '../security.ts';
import { addBarDoor } from './bar-door.ts';
import { addBeaconDoor } from './beacon-door.ts';
import { addClockDoor } from './clock-door.ts';
import { addCodesDoor } from './codes-door.ts';
import { addFirstPage } from './first-page.ts';
import { addJobsDoor } from './jobs-door.ts';
import { addLookFiles } from './look-files.ts';
import { addMailboxDoor } from './mailbox-door.ts';
import { createMover } from './mover.ts';
import { addPaymentsDoor } from './payments-door.ts';
import { addPersonaDoor } from './persona-door.ts';
import { sandboxTexts } from './texts.ts';
import { addTimeDoor } from './time-door.ts';
import { addTourDoor } from './tour-door.ts';

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
