import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import type { SandboxClock } from '#providers/clock/sandbox.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { plainPage } from '#shared/plain-page.ts';
import { workers } from '../features.ts';
import { checkOrigin } from '../security.ts';

const advanceSchema = z.object({ advanceDays: z.coerce.number().int().min(0).max(3_650) });

/** Moves the clock forward and starts every scheduled job. */
async function advanceDays(context: Context, days: number): Promise<Date> {
  const now = context.clock.now();
  await (context.clock as SandboxClock).advance(daysLater(now, days).getTime() - now.getTime());
  for (const { job } of workers) {
    if (job.schedule) await context.jobs.enqueue(job, {});
  }
  return context.clock.now();
}

export function addClockDoor(hono: Hono<AppEnv>, context: Context): void {
  hono.use('/sandbox/*', checkOrigin(context.config));
  hono.get('/sandbox/clock', (request) =>
    request.html(
      plainPage(
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
    const isForm = !request.req.header('content-type')?.includes('json');
    const given = checkInput(
      advanceSchema,
      isForm ? await request.req.parseBody() : await request.req.json(),
    );
    const now = await advanceDays(context, given.advanceDays);
    return isForm
      ? request.redirect('/sandbox/clock', 303)
      : request.json({ now: now.toISOString() });
  });
}
