import {
  changeMailChoice,
  changeMailLocale,
} from '#features/accounts/profile/server/own-address.ts';
import {
  browserOf,
  dropSession,
  setCookies,
} from '#features/accounts/sign-in/server/session-cookies.ts';
import type { RouteTable } from '#platform/routes.ts';
import {
  changeEmailCall,
  changeLanguageCall,
  changeMailChoiceCall,
  changePasswordCall,
  confirmEmailCall,
  discardApplicationCall,
  downloadDataCall,
  endSessionCall,
  endSessionsCall,
  listPaymentsCall,
  listSessionsCall,
  readAccountCall,
  requestDeletionCall,
  stopEmailChangeCall,
  withdrawDeletionCall,
} from '../contract.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { discardApplication } from './discard-application.ts';
import { listPayments } from './list-payments.ts';
import { collectOwnData } from './own-data.ts';
import { readAccount } from './read-account.ts';
import { requestDeletion, withdrawDeletion } from './request-deletion.ts';
import { endSession, endSessions, listSessions } from './sessions.ts';
import { stopEmailChange } from './stop-email-change.ts';

const DONE = { ok: true } as const;

export function addAccountSettingsRoutes(routes: RouteTable): void {
  routes.add(readAccountCall, ({ context, session }) => readAccount(context, session));
  routes.add(changePasswordCall, async ({ context, session, body, request, limits }) => {
    await limits.per('change-password', session.userId, context.config.RATE_SIGN_IN_EMAIL);
    const cookies = await changePassword(context, session, body, browserOf(request));
    setCookies(context, request, cookies);
    return DONE;
  });
  routes.add(changeEmailCall, async ({ context, session, body, request, limits }) => {
    await limits.per('change-email', session.userId, context.config.RATE_ACCOUNT_MAIL_EMAIL);
    await requestEmailChange(context, session, body, browserOf(request));
    return DONE;
  });
  routes.add(confirmEmailCall, async ({ context, body, limits }) => {
    await limits.perNetwork('verify', context.config.RATE_SIGN_IN_NETWORK);
    return confirmEmailChange(context, body);
  });
  routes.add(stopEmailChangeCall, async ({ context, body, limits }) => {
    await limits.perNetwork('verify', context.config.RATE_SIGN_IN_NETWORK);
    return stopEmailChange(context, body);
  });
  routes.add(listSessionsCall, ({ context, session, request }) =>
    listSessions(context, session, request.req.raw.headers),
  );
  routes.add(endSessionCall, async ({ context, session, params }) => {
    await endSession(context, session, params.id);
    return DONE;
  });
  routes.add(endSessionsCall, async ({ context, session, body: { scope }, request }) => {
    const ended = await endSessions(context, session, scope, request.req.raw.headers);
    if (scope === 'everywhere') dropSession(context, request);
    return { ended };
  });
  routes.add(changeLanguageCall, async ({ context, session, body }) => {
    await changeMailLocale(context, session.userId, body.language);
    return DONE;
  });
  routes.add(changeMailChoiceCall, async ({ context, session, body }) => {
    await changeMailChoice(context, session.userId, body.choice);
    return DONE;
  });
  routes.add(listPaymentsCall, ({ context, session }) => listPayments(context, session));
  routes.add(downloadDataCall, async ({ context, session, request, limits }) => {
    await limits.per('own-data', session.userId, context.config.RATE_ACCOUNT_MAIL_EMAIL);
    const data = await collectOwnData(context, session, request.req.raw.headers);
    return new Response(`${JSON.stringify(data, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
        'cache-control': 'no-store',
      },
    });
  });
  routes.add(requestDeletionCall, async ({ context, session }) => ({
    dueAt: (await requestDeletion(context, session)).toISOString(),
  }));
  routes.add(discardApplicationCall, async ({ context, session }) => {
    await discardApplication(context, session);
    return DONE;
  });
  routes.add(withdrawDeletionCall, async ({ context, session }) => {
    await withdrawDeletion(context, session);
    return DONE;
  });
}
