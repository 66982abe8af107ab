import { z } from 'zod';
import { defineCall, defineCalls } from '#shared/api/call.ts';
import { emailAddress } from '#shared/api/fields.ts';
import { STAFF_ROLES } from '#shared/staff-roles.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { sayAccount } from './texts.ts';

const TAG = 'Accounts';
const publicCall = defineCalls({ tag: TAG, access: 'public' });
const memberCall = defineCalls({ tag: TAG, access: 'member' });
const MAX_TOKEN_LENGTH = 4_096;

const email = emailAddress();
/** The identity provider enforces the length policy; this only rejects absurd input. */
export const password = z
  .string({ error: sayAccount('password') })
  .min(1, sayAccount('password'))
  .max(1_000);
const token = z.string().min(1).max(MAX_TOKEN_LENGTH);
const done = z.object({ ok: z.literal(true) });

const identityCall = <
  const P extends `/api/identity/${string}`,
  const B extends z.ZodType,
  const R extends z.ZodType,
>(
  path: P,
  summary: string,
  body: B,
  response: R,
  errors: readonly string[] = [],
) =>
  defineCall({ method: 'POST', path, summary, tag: TAG, access: 'public', body, response, errors });

const PASSWORD_ERRORS = [
  'WEAK_PASSWORD',
  'PASSWORD_TOO_SHORT',
  'ADMIN_PASSWORD_TOO_SHORT',
  'COMMON_PASSWORD',
  'PASSWORD_IS_NAME',
  'PASSWORD_TOO_LONG',
];

export const signUpCall = identityCall(
  '/api/identity/sign-up/email',
  'Create an account; a verification mail follows',
  z.strictObject({ email, password }),
  done,
  ['EMAIL_ALREADY_IN_USE', ...PASSWORD_ERRORS, 'INVALID_EMAIL'],
);
const factorWays = z.array(z.enum(['app', 'passkey']));
export type FactorWays = z.output<typeof factorWays>;

export const signInCall = identityCall(
  '/api/identity/sign-in/email',
  'Sign in with e-mail and password',
  z.strictObject({
    email,
    password,
    /** The solved puzzle, after a PROOF_NEEDED response. */
    proof: z.string().max(1_000).optional(),
  }),
  z.object({
    ok: z.literal(true),
    /** There is no session yet: POST /api/identity/factor, or …/passkey, finishes the sign-in. */
    needsFactor: z.boolean(),
    /** The factors the person can use. */
    factorWays: factorWays.optional(),
  }),
  ['INVALID_CREDENTIAL', 'USER_DISABLED', 'PROOF_NEEDED', 'ADMIN_PASSWORD_WEAK'],
);
export const readPuzzleCall = publicCall({
  method: 'GET',
  path: '/api/identity/puzzle',
  summary: 'A short puzzle, asked for after many wrong passwords for one address',
  response: z.object({ puzzle: z.string() }),
});
export const signOutCall = identityCall(
  '/api/identity/sign-out',
  'End the session of this browser',
  z.strictObject({}),
  done,
);
export const requestResetCall = identityCall(
  '/api/identity/request-password-reset',
  'Send a reset mail, if the address has an account',
  z.strictObject({ email }),
  done,
);
export const resetPasswordCall = identityCall(
  '/api/identity/reset-password',
  'Set a new password by a link from a mail; ends every session',
  z.strictObject({ token, newPassword: password }),
  done,
  ['INVALID_LINK', ...PASSWORD_ERRORS],
);
export const sendVerificationCall = identityCall(
  '/api/identity/send-verification-email',
  'Send the verification mail once more',
  z.strictObject({ email }),
  done,
  ['EMAIL_ALREADY_VERIFIED'],
);
export const verifyEmailCall = identityCall(
  '/api/identity/verify-email',
  'Confirm the e-mail address of whoever is signed in by a link from a mail',
  z.strictObject({ token }),
  done,
  ['INVALID_LINK', 'EXPIRED_LINK', 'NOT_SIGNED_IN', 'USER_MISMATCH'],
);

export const readIdTokenCall = publicCall({
  method: 'GET',
  path: '/api/identity/token',
  summary: 'A fresh ID token for the session of this browser',
  response: z.object({ idToken: z.string() }),
  errors: ['NOT_SIGNED_IN'],
});

export const confirmIdentityCall = memberCall({
  method: 'POST',
  path: '/api/identity/confirm',
  summary: 'Confirm the password again, which sensitive calls require',
  body: z.strictObject({ password }),
  response: done,
  errors: ['WRONG_PASSWORD', 'NO_PASSWORD'],
});

export const readKeysCall = publicCall({
  method: 'GET',
  path: '/api/identity/jwks',
  summary: 'Public keys of the ID tokens',
  response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
});

/** The product's record of a person. */
export const syncedUser = z.object({
  id: z.uuid(),
  email: z.string(),
  displayName: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isEmailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
});
/** With the language of our mails to them and of their own pages. */
export const syncedPerson = syncedUser.extend({ language: z.enum(LOCALES) });
export type SyncedUser = z.output<typeof syncedPerson>;

export const syncAccountCall = publicCall({
  method: 'POST',
  path: '/api/auth/sync',
  summary: 'Bring the signed-in person into the product',
  body: z.strictObject({
    uid: z.string().max(200),
    email: z.string().max(254).nullish(),
    displayName: z.string().max(500).nullish(),
    photoURL: z.string().max(2_000).nullish(),
    idToken: token,
  }),
  response: z.object({ user: syncedPerson }),
  errors: ['TOKEN_EXPIRED', 'TOKEN_INVALID', 'USER_MISMATCH'],
});

export const readAdminCall = defineCall({
  method: 'GET',
  path: '/api/admin/me',
  summary: 'Who the member of the staff is and their role, as the database says now',
  tag: TAG,
  access: 'admin',
  roles: STAFF_ROLES,
  response: z.object({
    id: z.uuid(),
    email: z.string(),
    isAdmin: z.boolean(),
    role: z.enum(['admin', ...STAFF_ROLES]),
  }),
});

/** Calls that a browser navigates to; they redirect. */
const navigation = {
  method: 'GET',
  tag: 'Accounts',
  access: 'public',
  response: z.custom<Response>(),
  responseTypes: [],
  status: 302,
} as const;

export const goToLoginCall = defineCall({
  ...navigation,
  path: '/api/login',
  summary: 'Go to the admin login, and from there back to the page one came from',
  query: z.object({ from: z.string().max(2_000).optional() }),
});

export const finishGoogleSignInCall = defineCall({
  ...navigation,
  path: '/api/identity/callback/google',
  summary: 'Where Google sends the browser back to',
});

export const listSignInsCall = memberCall({
  method: 'GET',
  path: '/api/account/sign-ins',
  summary: 'The latest sign-ins to one’s account, and those that failed',
  response: z.array(
    z.object({
      at: z.iso.datetime(),
      isSuccess: z.boolean(),
      network: z.string(),
      device: z.string(),
    }),
  ),
});
