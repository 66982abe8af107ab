import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { advanceAssemblies } from '#features/assemblies/holding/server/advance-assemblies.ts';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { readBody } from '../read-body.ts';
import { sandboxServicePage } from '../sandbox-page.ts';
import { startDailyWork } from './move-time.ts';
import type { Mover } from './mover.ts';

const advanceSchema = z.object({ advanceDays: z.coerce.number().int().min(0).max(3_650) });

/**
 * Moves the clock by a number of days, each of which is worked through. By none, every scheduled
 * job is started now. A form of the demonstration shows the progress; any other caller gets the
 * answer at the end.
 */
export function addClockRoutes(hono: Hono<AppEnv>, context: Context, mover: Mover): void {
  hono.get('/sandbox/clock', (request) =>
    request.html(
      sandboxServicePage(
        context,
        'Clock',
        html`<p>The product's clock says <strong>${context.clock.now().toISOString()}</strong>.</p>
          <form method="post" action="/sandbox/clock">
            <label>Move forward by <input name="advanceDays" type="number" min="0" max="3650" value="1" /> days</label>
            <button>Move</button>
          </form>
          <p class="note">Every day on the way is worked through, so a year takes minutes.</p>`,
      ),
    ),
  );
  hono.post('/sandbox/clock', async (request) => {
    const { isForm, input } = await readBody(request);
    const { advanceDays } = checkInput(advanceSchema, input);
    if (advanceDays === 0) {
      await advanceAssemblies(context);
      context.paymentSandbox?.world.onEvent();
      await startDailyWork(context);
    }
    const move =
      advanceDays > 0
        ? mover.start({ arrivesAt: daysLater(context.clock.now(), advanceDays) })
        : undefined;
    if (isForm && move && context.config.hasDemo) return request.redirect('/sandbox/time', 303);
    // Another move may be under way: this one was not begun.
    const { happened = {}, state = advanceDays > 0 ? 'moving' : 'arrived' } = (await move) ?? {};
    if (isForm) return request.redirect('/sandbox/clock', 303);
    return request.json({ now: context.clock.now().toISOString(), state, happened });
  });
}
