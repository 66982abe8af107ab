import type { Context } from '#platform/context.ts';
import type { Request } from '#platform/routes.ts';
import type { Locale } from '#shared/text/locale.ts';
import { PERSONAS, type Persona, type PersonaKey } from '../../demo/personas.ts';
import { sandboxTexts } from '../texts.ts';

export type CurrentPersona = { name: string; role: string; key?: PersonaKey };

/** The persona that the browser is signed in as, as the bar shows it. */
export async function readCurrentPersona(
  context: Context,
  request: Request,
  locale: Locale,
): Promise<CurrentPersona> {
  const texts = sandboxTexts(locale);
  const user = await context.identity.readSession(request.req.raw.headers);
  if (!user) return { name: texts.nobody, role: texts.roles.visitor, key: 'visitor' };
  const persona = PERSONAS.find(({ email }) => email === user.email);
  if (!persona) return { name: user.email, role: texts.guest };
  return { name: nameOf(persona, locale), role: texts.roles[persona.role], key: persona.key };
}

/** What people call a persona: the first name. */
export function nameOf({ key, firstName }: Persona, locale: Locale): string {
  return key === 'visitor' ? sandboxTexts(locale).nobody : firstName;
}

/** The personas that exist in this database; the visitor always does. */
export async function findPersonas({ identity, db }: Context): Promise<ReadonlySet<PersonaKey>> {
  const found = new Set<PersonaKey>(['visitor']);
  for (const { key, email } of PERSONAS) {
    if (email && (await identity.directory.findByEmail(db, email))) found.add(key);
  }
  return found;
}
