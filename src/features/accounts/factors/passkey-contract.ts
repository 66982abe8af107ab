import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { sayAccount } from '../texts.ts';

const TAG = 'Accounts: second factor';
const memberCall = defineCalls({ tag: TAG, access: 'member' });
const publicCall = defineCalls({ tag: TAG, access: 'public' });
const done = z.object({ ok: z.literal(true) });

export const MAX_PASSKEY_NAME = 60;
export const MAX_PASSKEYS = 10;

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);
const credential = { id: base64url(1_400), rawId: base64url(1_400), type: z.literal('public-key') };

/** The result of `navigator.credentials.create` as JSON; other fields are dropped. */
const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(8_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});

/** The result of `navigator.credentials.get` as JSON. */
const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
  }),
});

/** Options for the browser's WebAuthn call. */
const options = z.object({ options: z.looseObject({ challenge: z.string() }) });

const nameError = { error: sayAccount('passkeyName') };

export const startPasskeyCall = memberCall({
  method: 'POST',
  path: '/api/account/factors/passkeys/options',
  needsFreshSignIn: true,
  summary: 'Begin to add a passkey: what the browser asks the device for',
  response: options,
  errors: ['TOO_MANY_PASSKEYS'],
});

export const addPasskeyCall = memberCall({
  method: 'POST',
  path: '/api/account/factors/passkeys',
  summary: 'Add the passkey that the device made',
  body: z.strictObject({
    name: z.string(nameError).trim().min(1, nameError).max(MAX_PASSKEY_NAME),
    passkey: newPasskey,
  }),
  response: done,
  errors: ['PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS'],
});

export const removePasskeyCall = memberCall({
  method: 'DELETE',
  path: '/api/account/factors/passkeys/:id',
  needsFreshSignIn: true,
  needsFactor: true,
  summary: 'Remove a passkey; an admin keeps at least one factor',
  params: z.object({ id: z.string().min(1).max(100) }),
  response: done,
  errors: ['PASSKEY_NOT_FOUND', 'LAST_FACTOR'],
});

export const startShowPasskeyCall = publicCall({
  method: 'POST',
  path: '/api/identity/factor/passkey-options',
  summary: 'Begin to use a passkey as the second factor',
  response: options,
  errors: ['FACTOR_SIGN_IN_OVER', 'PASSKEY_NOT_SET'],
});

export const showPasskeyCall = publicCall({
  method: 'POST',
  path: '/api/identity/factor/passkey',
  summary: 'Use a passkey: completes a sign-in, or confirms a session',
  body: z.strictObject({ passkey: usedPasskey }),
  response: done,
  errors: ['FACTOR_SIGN_IN_OVER', 'PASSKEY_REFUSED'],
});
