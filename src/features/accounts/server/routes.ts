import { setTimeout as wait } from 'node:timers/promises';
import type { RouteTable } from '#platform/routes.ts';
import { AppError } from '#shared/api/app-error.ts';
import { preferredLocale } from '#shared/text/preferred-locale.ts';
import {
  confirmIdentityCall,
  listSignInsCall,
  readAdminCall,
  readIdTokenCall,
  readKeysCall,
  readPuzzleCall,
  requestResetCall,
  resetPasswordCall,
  sendVerificationCall,
  signInCall,
  signOutCall,
  signUpCall,
  syncAccountCall,
  verifyEmailCall,
} from '../contract.ts';
import { readFactorWays } from '../factors/server/own-factors.ts';
import { syncUser } from '../profile/server/sync-user.ts';
import { requireGoodPassword } from '../sign-in/server/check-password.ts';
import { asAccountErrors } from '../sign-in/server/identity-errors.ts';
import { readSignIns } from '../sign-in/server/read-sign-ins.ts';
import { resetByLink } from '../sign-in/server/reset-password.ts';
import { browserOf, dropSession, setCookies } from '../sign-in/server/session-cookies.ts';
import {
  admitAttempt,
  createPuzzle,
  recordAttempt,
  rememberDevice,
} from '../sign-in/server/sign-in-attempts.ts';
import { signInByPassword } from '../sign-in/server/sign-in-by-password.ts';

const DONE = { ok: true } as const;
/**
 * Longer than queueing the mail takes, so that the response time does not reveal whether an account
 * exists.
 */
const RESET_ANSWER_MS = 400;

export function addAccountRoutes(routes: RouteTable): void {
  routes.add(signUpCall, async ({ context, body, request, limits }) => {
    await limits.perNetwork('sign-up', context.config.RATE_SIGN_UP_NETWORK);
    requireGoodPassword(body.password, { email: body.email, isAdmin: false });
    const { cookies } = await asAccountErrors(() =>
      context.identity.signUp(body, browserOf(request)),
    );
    setCookies(context, request, cookies);
    return DONE;
  });
  routes.add(signInCall, async ({ context, body: { proof, ...body }, request, limits }) => {
    const { email } = body;
    await admitAttempt(context, request, limits, { email, proof });
    const { cookies, needsFactor } = await signInByPassword(
      context,
      body,
      browserOf(request),
    ).catch(async (error: unknown) => {
      const isWrong = error instanceof AppError && error.code === 'INVALID_CREDENTIAL';
      if (isWrong) await recordAttempt(context, request, { email, isSuccess: false });
      throw error;
    });
    setCookies(context, request, cookies);
    if (needsFactor) {
      return { ...DONE, needsFactor, factorWays: await readFactorWays(context, email) };
    }
    await rememberDevice(context, request, email);
    await recordAttempt(context, request, { email, isSuccess: true });
    return { ...DONE, needsFactor };
  });
  routes.add(readPuzzleCall, async ({ context }) => ({ puzzle: createPuzzle(context) }));
  routes.add(listSignInsCall, ({ context, session }) => readSignIns(context, session));
  routes.add(signOutCall, async ({ context, request }) => {
    const { cookies } = await context.identity.signOut(browserOf(request));
    setCookies(context, request, cookies);
    return DONE;
  });
  routes.add(requestResetCall, async ({ context, body, limits }) => {
    await limits.perNetwork('account-mail', context.config.RATE_ACCOUNT_MAIL_NETWORK);
    await limits.per('reset-mail', body.email, context.config.RATE_ACCOUNT_MAIL_EMAIL);
    const asked = asAccountErrors(() => context.identity.requestReset(body.email));
    await Promise.all([asked, wait(RESET_ANSWER_MS)]);
    return DONE;
  });
  routes.add(resetPasswordCall, async ({ context, body: { token, newPassword }, limits }) => {
    await limits.perNetwork('reset', context.config.RATE_SIGN_IN_NETWORK);
    await resetByLink(context, { token, password: newPassword });
    return DONE;
  });
  routes.add(sendVerificationCall, async ({ context, body, request, limits }) => {
    await limits.perNetwork('account-mail', context.config.RATE_ACCOUNT_MAIL_NETWORK);
    await limits.per('verification-mail', body.email, context.config.RATE_ACCOUNT_MAIL_EMAIL);
    await asAccountErrors(() => context.identity.sendVerification(body.email, browserOf(request)));
    return DONE;
  });
  routes.add(verifyEmailCall, async ({ context, body, request, limits }) => {
    await limits.perNetwork('verify', context.config.RATE_SIGN_IN_NETWORK);
    await asAccountErrors(() => context.identity.verifyEmail(body.token, browserOf(request)));
    const owner = await context.identity.readSession(request.req.raw.headers);
    if (owner) await rememberDevice(context, request, owner.email);
    return DONE;
  });
  routes.add(readIdTokenCall, async ({ context, request }) => {
    try {
      const { cookies, idToken } = await asAccountErrors(() =>
        context.identity.issueIdToken(browserOf(request)),
      );
      setCookies(context, request, cookies);
      return { idToken };
    } catch (error) {
      if (error instanceof AppError && error.status === 401) dropSession(context, request);
      throw error;
    }
  });
  routes.add(confirmIdentityCall, async ({ context, body, request, session, limits }) => {
    await limits.per('confirm', session.userId, context.config.RATE_SIGN_IN_EMAIL);
    await asAccountErrors(() => context.identity.confirm(body, browserOf(request)));
    return DONE;
  });
  routes.add(readKeysCall, ({ context }) => context.identity.readKeys());
  routes.add(syncAccountCall, async ({ context, body, request }) => {
    const locale = preferredLocale(request.req.header('accept-language'));
    return { user: await syncUser(context, { ...body, locale }) };
  });
  routes.add(readAdminCall, async ({ session }) => ({
    id: session.userId,
    email: session.email,
    isAdmin: session.isAdmin,
    role: session.staffRole ?? ('admin' as const),
  }));
}
