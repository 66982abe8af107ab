import type { Hono } from 'hono';
import { z } from 'zod';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { switchStaff } from '../demo/staff-switch.ts';
import { pathBefore } from './path-before.ts';
import { readBody } from './read-body.ts';

const switchSchema = z.object({ works: z.enum(['yes', 'no']) });

/** Whether the demonstration's staff do their routine, or leave it to whoever plays an admin. */
export function addStaffRoutes(hono: Hono<AppEnv>, { config }: Context): void {
  hono.post('/sandbox/staff', async (request) => {
    const { isForm, input } = await readBody(request);
    const { works } = checkInput(switchSchema, input);
    switchStaff(config, works === 'yes');
    return isForm ? request.redirect(pathBefore(request), 303) : request.json({ works });
  });
}
