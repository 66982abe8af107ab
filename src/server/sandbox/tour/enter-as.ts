import { changeLanguageOf } from '#features/accounts/profile/server/own-address.ts';
import { asAccountErrors } from '#features/accounts/sign-in/server/identity-errors.ts';
import { browserOf, setCookies } from '#features/accounts/sign-in/server/session-cookies.ts';
import type { Context } from '#platform/context.ts';
import type { Request } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { pageAddress } from '#shared/page-addresses.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import { isAtDesk, PERSONAS, type PersonaKey, type PersonaRole } from '../../demo/personas.ts';

/** The first page of each role with an account. */
const HOME: Record<Exclude<PersonaRole, 'visitor'>, string> = {
  applicant: '/dashboard',
  member: '/dashboard',
  admin: '/admin/today',
  reviewer: '/admin/today',
  treasurer: '/admin/today',
};

/**
 * Ends the browser's session and starts one of a persona; the visitor gets none. With a language
 * the persona reads it from now on, as whoever plays it does. Returns the persona's first page.
 */
export async function enterAs(
  context: Context,
  request: Request,
  key: PersonaKey,
  locale?: Locale,
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
  if (user && isAtDesk(persona)) {
    await context.identity.factors.passInSandbox(context.db, user.id);
  }
  // A browser takes the last cookie of a name.
  setCookies(context, request, [...left.cookies, ...(entered?.cookies ?? [])]);
  // Who has a language of their own keeps it: that is what this persona shows.
  const reads = persona.locale ?? locale;
  if (reads && user) await changeLanguageOf(context, user.id, reads);
  return persona.role === 'visitor'
    ? pageAddress('home', locale ?? DEFAULT_LOCALE)
    : HOME[persona.role];
}
