import type { Context } from '#platform/context.ts';
import { isAtDesk, PERSONAS } from './personas.ts';

/**
 * Gives the personas at the desk an authenticator app, whose codes the sandbox shows. It is made
 * where the history is loaded, because its secret is encrypted with the installation's own key.
 */
export async function equipDesk({ config, identity, db }: Context): Promise<void> {
  if (!config.hasDemo) return;
  for (const persona of PERSONAS.filter(isAtDesk)) {
    const found = await identity.directory.findByEmail(db, persona.email);
    if (!found || (await identity.factors.hasAny(db, found.id))) continue;
    await identity.factors.passInSandbox(db, found.id);
  }
}
