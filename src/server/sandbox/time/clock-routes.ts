import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import {
  advanceAssemblies,
  readNextStepAt,
} from '#features/assemblies/holding/server/advance-assemblies.ts';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import type { SandboxClock } from '#providers/clock/sandbox.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { readBody } from '../read-body.ts';
import { sandboxServicePage } from '../sandbox-page.ts';
import { startDailyWork } from './move-time.ts';

const advanceSchema = z.object({ advanceDays: z.coerce.number().int().min(0).max(3_650) });

/**
 * Moves the clock forward and starts every scheduled job. The clock stops on the way where a step
 * of an assembly is due: a list has to close before its round is public.
 */
async function advanceDays(context: Context, days: number): Promise<Date> {
  const clock = context.clock as SandboxClock;
  const end = daysLater(clock.now(), days).getTime();
  for (let stop = await stopBefore(context, end); stop; stop = await stopBefore(context, end)) {
    await clock.advance(stop.getTime() - clock.now().getTime());
    await advanceAssemblies(context);
  }
  if (days > 0) await clock.advance(end - clock.now().getTime());
  context.paymentSandbox?.world.onEvent();
  await startDailyWork(context);
  return context.clock.now();
}

async function stopBefore(context: Context, end: number): Promise<Date | undefined> {
  const stop = await readNextStepAt(context);
  return stop && stop.getTime() < end ? stop : undefined;
}

export function addClockRoutes(hono: Hono<AppEnv>, context: Context): void {
  hono.get('/sandbox/clock', (request) =>
    request.html(
      sandboxServicePage(
        context,
        'Clock',
        html`<p>The product's clock says <strong>${context.clock.now().toISOString()}</strong>.</p>
          <form method="post" action="/sandbox/clock">
            <label>Move forward by <input name="advanceDays" type="number" min="0" max="3650" value="1" /> days</label>
            <button>Move</button>
          </form>`,
      ),
    ),
  );
  hono.post('/sandbox/clock', async (request) => {
    const { isForm, input } = await readBody(request);
    const now = await advanceDays(context, checkInput(advanceSchema, input).advanceDays);
    return isForm
      ? request.redirect('/sandbox/clock', 303)
      : request.json({ now: now.toISOString() });
  });
}
