import type { Hono } from 'hono';
import { z } from 'zod';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { PERSONAS, type PersonaKey } from '../../demo/personas.ts';
import { readBody } from '../read-body.ts';
import { readCurrentPersona } from './current-persona.ts';
import { enterAs } from './enter-as.ts';

const KEYS = PERSONAS.map(({ key }) => key) as [PersonaKey, ...PersonaKey[]];
const personaSchema = z.object({ persona: z.enum(KEYS), lang: z.enum(LOCALES).optional() });

/** Signs the browser in as one of the demonstration's people. */
export function addPersonaRoutes(hono: Hono<AppEnv>, context: Context): void {
  hono.post('/sandbox/personas', async (request) => {
    const { persona, lang } = checkInput(personaSchema, (await readBody(request)).input);
    return request.redirect(await enterAs(context, request, persona, lang), 303);
  });
  // For calls that ask again who one is.
  hono.post('/sandbox/personas/again', async (request) => {
    const { key } = await readCurrentPersona(context, request, 'en');
    if (!key || key === 'visitor') throw commonErrors.NOT_FOUND();
    await enterAs(context, request, key);
    return request.json({ ok: true });
  });
}
