import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { plainPage } from '#shared/plain-page.ts';
import { checkOrigin } from '../http/security.ts';
import { addAssetRoutes } from './asset-files.ts';
import { addBarRoutes } from './bar-routes.ts';
import { addBeaconRoutes } from './beacon-routes.ts';
import { addCodesRoutes } from './codes-routes.ts';
import { addJobsRoutes } from './jobs-routes.ts';
import { addMailboxRoutes } from './mailbox-routes.ts';
import { addPaymentsRoutes } from './payments-routes.ts';
import { addStaffRoutes } from './staff-routes.ts';
import { sandboxTexts } from './texts.ts';
import { addClockRoutes } from './time/clock-routes.ts';
import { createMover, type Mover } from './time/mover.ts';
import { addTimeRoutes } from './time/time-routes.ts';
import { addFirstPage } from './tour/first-page.ts';
import { addPersonaRoutes } from './tour/persona-routes.ts';
import { addTourRoutes } from './tour/tour-routes.ts';

/** The pages under /sandbox, which show and control the sandboxes. Production has none of them. */
export function addSandboxRoutes(hono: Hono<AppEnv>, context: Context): void {
  hono.use('/sandbox/*', checkOrigin(context.config));
  const mover = createMover(context);
  if (context.config.hasDemo) addDemoRoutes(hono, context, mover);
  else hono.get('/sandbox', (request) => request.html(plainFirstPage()));
  addMailboxRoutes(hono, context);
  addCodesRoutes(hono, context);
  addClockRoutes(hono, context, mover);
  addJobsRoutes(hono, context);
  if (context.beaconSandbox) addBeaconRoutes(hono, context, context.beaconSandbox);
  if (context.paymentSandbox) addPaymentsRoutes(hono, context, context.paymentSandbox);
}

/** Personas, time, tour and bar: only with the demonstration's data. */
function addDemoRoutes(hono: Hono<AppEnv>, context: Context, mover: Mover): void {
  addAssetRoutes(hono);
  addFirstPage(hono, context);
  addPersonaRoutes(hono, context);
  addBarRoutes(hono, context, mover);
  addTimeRoutes(hono, context, mover);
  addTourRoutes(hono, context);
  addStaffRoutes(hono, context);
}

function plainFirstPage() {
  const { services } = sandboxTexts('en');
  return plainPage(
    'Sandbox',
    html`<p class="note">This is the evaluation default: no real mail is sent and no real money moves.</p>
      <ul>
        ${services.map(([href, name, text]) => html`<li><a href="${href}">${name}</a>: ${text}</li>`)}
      </ul>`,
  );
}
