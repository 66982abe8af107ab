import { z } from 'zod';
import { defineCall, defineCalls } from '#shared/api/call.ts';
import { password } from '../contract.ts';
import { sayAccount } from '../texts.ts';

const TAG = 'Accounts: second factor';
const memberCall = defineCalls({ tag: TAG, access: 'member' });
const done = z.object({ ok: z.literal(true) });
const recoveryCodes = z.array(z.string());
/** Required of accounts with a password; the others sign in with Google again. */
const ownPassword = z.strictObject({ password: password.optional() });

export const factorsView = z.object({
  email: z.string(),
  hasApp: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  hasPassword: z.boolean(),
  /** Whether a factor was verified in this session. */
  isShown: z.boolean(),
});
export type FactorsView = z.output<typeof factorsView>;

export const readFactorsCall = memberCall({
  method: 'GET',
  path: '/api/account/factors',
  summary: 'The second factors of whoever is signed in',
  response: factorsView,
});

export const startAppCall = memberCall({
  method: 'POST',
  path: '/api/account/factors/app',
  summary: 'Begin to set up an authenticator app; its first code, at /api/identity/factor, ends it',
  body: ownPassword,
  response: z.object({
    /** The content of the QR code. */
    uri: z.string(),
    recoveryCodes,
  }),
  errors: ['WRONG_PASSWORD', 'FACTOR_ALREADY_SET'],
});

export const removeAppCall = memberCall({
  method: 'DELETE',
  path: '/api/account/factors/app',
  needsFreshSignIn: true,
  needsFactor: true,
  summary:
    'Remove the authenticator app and its recovery codes; an admin keeps at least one factor',
  response: done,
  errors: ['LAST_FACTOR'],
});

export const renewRecoveryCodesCall = memberCall({
  method: 'POST',
  path: '/api/account/factors/recovery-codes',
  needsFactor: true,
  summary: 'Ten new recovery codes; the former ones are no longer good',
  body: ownPassword,
  response: z.object({ recoveryCodes }),
  errors: ['WRONG_PASSWORD', 'FACTOR_NOT_SET'],
});

const codeError = { error: sayAccount('code') };

export const showFactorCall = defineCall({
  method: 'POST',
  path: '/api/identity/factor',
  summary: 'Use the second factor: completes a sign-in or a set-up, or confirms a session',
  tag: TAG,
  access: 'public',
  body: z.strictObject({
    /** Six digits from the app, or a recovery code. */
    code: z.string(codeError).trim().min(1, codeError).max(40, codeError),
  }),
  response: done,
  errors: ['WRONG_CODE', 'FACTOR_NOT_SET', 'FACTOR_SIGN_IN_OVER', 'FACTOR_LOCKED'],
});
