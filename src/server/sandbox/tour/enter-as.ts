import { asAccountErrors } from '#features/accounts/sign-in/server/identity-errors.ts';
import { browserOf, setCookies } from '#features/accounts/sign-in/server/session-cookies.ts';
import type { Context } from '#platform/context.ts';
import type { Request } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { PERSONAS, type PersonaKey, type PersonaRole } from '../../demo/personas.ts';

/** The first page of each role. */
const HOME: Record<PersonaRole, string> = {
  visitor: '/',
  applicant: '/dashboard',
  member: '/dashboard',
  admin: '/admin',
};

/**
 * Ends the browser's session and starts one of a persona; the visitor gets none. Returns the
 * persona's first page.
 */
export async function enterAs(
  context: Context,
  request: Request,
  key: PersonaKey,
): Promise<string> {
  const persona = PERSONAS.find((one) => one.key === key);
  const user = persona?.email
    ? await context.identity.directory.findByEmail(context.db, persona.email)
    : undefined;
  if (!persona || (persona.email && !user)) throw commonErrors.NOT_FOUND();
  const browser = browserOf(request);
  const entered =
    user && (await asAccountErrors(() => context.identity.signInAs(user.id, browser)));
  const left = await context.identity.signOut(browser);
  if (user && persona.role === 'admin') {
    await context.identity.factors.passInSandbox(context.db, user.id);
  }
  // A browser takes the last cookie of a name.
  setCookies(context, request, [...left.cookies, ...(entered?.cookies ?? [])]);
  return HOME[persona.role];
}
