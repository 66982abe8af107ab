import { type Context, inTransaction } from '#platform/context.ts';
import type { Request } from '#platform/routes.ts';
import type { SignIn } from '#providers/identity/identity-provider.ts';
import type { CallInput } from '#shared/api/call.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { accountErrors } from '../../errors.ts';
import { asAccountErrors } from '../../sign-in/server/identity-errors.ts';
import { browserOf, setCookies } from '../../sign-in/server/session-cookies.ts';
import { type addPasskeyCall, MAX_PASSKEYS } from '../passkey-contract.ts';
import { ownUser, readOwnSignIn, refuseForStaff } from './own-factors.ts';
import { recordFactor } from './record-factor.ts';

/** Starts adding a passkey; an existing factor must be verified first. */
export async function startPasskey(context: Context, request: Request) {
  await requireAllowed(context, request);
  const { cookies, options } = await asAccountErrors(() =>
    context.identity.passkeys.startAdding(browserOf(request)),
  );
  setCookies(context, request, cookies);
  return { options };
}

/** Adds the passkey that the device created for the options of `startPasskey`. */
export async function addPasskey(
  context: Context,
  request: Request,
  { name, passkey }: CallInput<typeof addPasskeyCall>['body'],
): Promise<void> {
  const signIn = await requireAllowed(context, request);
  const user = await ownUser(context, signIn);
  const given = { name, answer: passkey, sessionId: signIn.sessionId };
  await asAccountErrors(() => context.identity.passkeys.finishAdding(given, browserOf(request)));
  await inTransaction(context, (tx) =>
    recordFactor(tx, { user, change: 'passkeyAdded', passkey: name }),
  );
}

/** Removes a passkey, except the last factor of an admin. */
export async function removePasskey(
  context: Context,
  request: Request,
  { id }: { id: string },
): Promise<void> {
  const signIn = await readOwnSignIn(context, request);
  const user = await ownUser(context, signIn);
  const { factors, passkeys } = context.identity;
  await inTransaction(context, async (tx) => {
    const known = (await passkeys.list(tx.db, signIn.user.id)).find((each) => each.id === id);
    const { isRemoved, isFactorLeft } = await factors.removePasskey(tx.db, signIn.user.id, id);
    if (!known || !isRemoved) throw accountErrors.PASSKEY_NOT_FOUND();
    if (!isFactorLeft) refuseForStaff(user);
    const change = isFactorLeft ? 'passkeyRemoved' : 'lastPasskeyRemoved';
    await recordFactor(tx, { user, change, passkey: known.name });
  });
}

async function requireAllowed(context: Context, request: Request): Promise<SignIn> {
  const signIn = await readOwnSignIn(context, request);
  if (signIn.hasFactor && !signIn.factorAt) throw commonErrors.FACTOR_NEEDED();
  const own = await context.identity.passkeys.list(context.db, signIn.user.id);
  if (own.length >= MAX_PASSKEYS) throw accountErrors.TOO_MANY_PASSKEYS();
  return signIn;
}
