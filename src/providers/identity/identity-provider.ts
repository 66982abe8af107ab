import type { Executor } from '#db/executor.ts';
import type { Locale } from '#shared/text/locale.ts';

/** A person, as currently stored by the identity provider. */
export type IdentityUser = {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly image: string | null;
};

/** An active session and its user. */
export type SignIn = {
  readonly user: IdentityUser;
  readonly sessionId: string;
  readonly startedAt: Date;
  /** When the person last proved who they are: by signing in, or later by their password. */
  readonly provenAt: Date;
  /** Whether they have set up a second factor. */
  readonly hasFactor: boolean;
  /** When they used a second factor in this session; null when they did not, or have none. */
  readonly factorAt: Date | null;
};

/** What an ID token says, after its signature, age, session and user were checked. */
export type VerifiedIdToken = SignIn & { readonly expiresAt: Date };

/** A result that also changes the browser's cookies. */
export type WithCookies<T = unknown> = T & { readonly cookies: readonly string[] };

/** The headers of the browser's request, with its real address. */
export type BrowserRequest = { readonly headers: Headers; readonly clientAddress: string };

/** Why the identity provider refused. */
export type IdentityFailureCode =
  | 'INVALID_CREDENTIAL'
  | 'EMAIL_ALREADY_IN_USE'
  | 'WEAK_PASSWORD'
  | 'PASSWORD_TOO_LONG'
  | 'INVALID_EMAIL'
  | 'USER_DISABLED'
  | 'INVALID_LINK'
  | 'EXPIRED_LINK'
  | 'EMAIL_ALREADY_VERIFIED'
  | 'NOT_SIGNED_IN'
  | 'USER_MISMATCH'
  | 'WRONG_PASSWORD'
  | 'NO_PASSWORD'
  | 'WRONG_CODE'
  | 'FACTOR_ALREADY_SET'
  | 'FACTOR_NOT_SET'
  | 'FACTOR_SIGN_IN_OVER'
  | 'PASSKEY_REFUSED'
  | 'PASSKEY_NOT_SET'
  | 'TOKEN_EXPIRED'
  | 'TOKEN_INVALID'
  | 'GOOGLE_UNAVAILABLE';

export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure';
  readonly code: IdentityFailureCode;
  constructor(code: IdentityFailureCode, options?: ErrorOptions) {
    super(`identity: ${code}`, options);
    this.code = code;
  }
}

/** A mail that the identity provider asks us to send; the token is part of its link. */
export type IdentityMail = {
  readonly kind: 'verification' | 'reset';
  readonly to: string;
  readonly name: string;
  readonly token: string;
  /** The language of the page, from somebody who has no account yet. */
  readonly locale?: Locale | undefined;
};

/** Queues the mail, in the given transaction when there is one. */
export type SendIdentityMail = (mail: IdentityMail, db: Executor | undefined) => Promise<void>;

type Credentials = { email: string; password: string };

/** Who people are: passwords, Google, sessions, ID tokens. */
export type IdentityProvider = {
  /** Name of the cookie that holds a session. */
  readonly sessionCookie: string;
  signUp(given: Credentials, browser: BrowserRequest): Promise<WithCookies>;
  /** Signs in, or asks for the second factor first: then there is no session yet. */
  signIn(
    given: Credentials,
    browser: BrowserRequest,
  ): Promise<WithCookies<{ needsFactor: boolean }>>;
  signOut(browser: BrowserRequest): Promise<WithCookies>;
  /** Signs a user in without a password, for the sandbox's personas; refused elsewhere. */
  signInAs(userId: string, browser: BrowserRequest): Promise<WithCookies>;
  requestReset(email: string): Promise<void>;
  /** Whose password a reset link sets, while the link is valid. */
  findResetOwner(token: string): Promise<IdentityUser | undefined>;
  resetPassword(given: { token: string; password: string }): Promise<void>;
  sendVerification(email: string, browser: BrowserRequest): Promise<void>;
  /**
   * Verifies the address of the signed-in person. The link alone is not enough: a stranger may have
   * created the account, and the address's owner would verify it for them by opening the mail.
   */
  verifyEmail(token: string, browser: BrowserRequest): Promise<void>;
  /** A fresh ID token for the browser's session. */
  issueIdToken(browser: BrowserRequest): Promise<WithCookies<{ idToken: string }>>;
  /** The public keys ID tokens are signed with. */
  readKeys(): Promise<{ keys: Record<string, unknown>[] }>;
  /** Whose session the request carries, if any. */
  readSession(headers: Headers): Promise<IdentityUser | undefined>;
  /** The session the request carries, if any. */
  readSignIn(headers: Headers): Promise<SignIn | undefined>;
  /** Makes this browser's sign-in fresh again, by the person's password. */
  confirm(given: { password: string }, browser: BrowserRequest): Promise<void>;
  verifyIdToken(token: string, limit?: { maxAgeSeconds: number }): Promise<VerifiedIdToken>;
  /** Where to send the browser to sign in with Google. */
  startGoogle(
    given: { donePath: string; errorPath: string },
    browser: BrowserRequest,
  ): Promise<WithCookies<{ address: string }>>;
  /** Handles the browser's return from Google. */
  finishGoogle(request: Request, browser: BrowserRequest): Promise<Response>;
  readonly directory: IdentityDirectory;
  /**
   * Sets a new password when the present one is right; every other session and every link ends. The
   * answer's cookies carry on this one.
   */
  changePassword(
    given: { currentPassword: string; newPassword: string },
    browser: BrowserRequest,
  ): Promise<WithCookies>;
  /** Throws INVALID_CREDENTIAL unless this is the password of whoever is signed in. */
  verifyPassword(password: string, browser: BrowserRequest): Promise<void>;
  readonly ownAccount: OwnAccount;
  readonly factors: Factors;
  readonly passkeys: Passkeys;
};

type FactorAnswer = WithCookies<{ identityId: string }>;

/** What the browser says about a new passkey, as JSON. */
type NewPasskey = {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[] | undefined;
  };
};

/** What the browser says when somebody uses a passkey, as JSON. */
type UsedPasskey = {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
  };
};

export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** What the browser needs for `navigator.credentials`; a cookie binds it to this browser. */
type PasskeyOptions = WithCookies<{ options: Record<string, unknown> & { challenge: string } }>;

/** The passkeys of a person, besides their authenticator app. */
export type Passkeys = {
  list(db: Executor, identityId: string): Promise<Passkey[]>;
  /** Begins to add a passkey to the account of whoever is signed in. */
  startAdding(browser: BrowserRequest): Promise<PasskeyOptions>;
  /** Adds it; the session counts as confirmed by it. */
  finishAdding(
    given: { name: string; answer: NewPasskey; sessionId: string },
    browser: BrowserRequest,
  ): Promise<void>;
  /** Begins to show one of a person's passkeys. */
  startShowing(identityId: string, browser: BrowserRequest): Promise<PasskeyOptions>;
  /** Finishes a sign-in or, where a session is named, confirms it. An answer is valid once. */
  show(
    given: { identityId: string; answer: UsedPasskey; sessionId: string | undefined },
    browser: BrowserRequest,
  ): Promise<WithCookies>;
};

/** The result of removing one factor. */
type FactorRemoval = { readonly isRemoved: boolean; readonly isFactorLeft: boolean };

/** The second factors of a person: an app with recovery codes, and passkeys. */
export type Factors = {
  read(db: Executor, identityId: string): Promise<{ hasApp: boolean; recoveryCodesLeft: number }>;
  /**
   * Removes the app or one passkey; when no factor is left, no session counts as confirmed by one.
   */
  removeApp(db: Executor, identityId: string): Promise<FactorRemoval>;
  removePasskey(db: Executor, identityId: string, passkeyId: string): Promise<FactorRemoval>;
  /** Starts to set up an authenticator app; it is active after its first correct code. */
  start(
    given: { password?: string | undefined },
    browser: BrowserRequest,
  ): Promise<{ uri: string; recoveryCodes: string[] }>;
  /** Who entered the right password in this browser and still has to use the second factor. */
  findPending(browser: BrowserRequest): Promise<string | undefined>;
  /** Ends that sign-in; false when it was somebody else's or has ended. */
  endPending(browser: BrowserRequest, identityId: string): Promise<boolean>;
  /** Finishes a sign-in or a set-up, or confirms a session. A code is valid once. */
  verifyCode(given: { code: string }, browser: BrowserRequest): Promise<FactorAnswer>;
  verifyRecoveryCode(given: { code: string }, browser: BrowserRequest): Promise<FactorAnswer>;
  /** Ten new recovery codes; the previous ones become invalid. */
  renewRecoveryCodes(
    given: { password?: string | undefined },
    browser: BrowserRequest,
  ): Promise<string[]>;
  hasAny(db: Executor, identityId: string): Promise<boolean>;
  /** Removes every factor of a person; no session of theirs counts as confirmed by one. */
  remove(db: Executor, identityId: string): Promise<void>;
  /** The current codes of the apps, for the sandbox only. */
  listSandboxCodes(db: Executor): Promise<{ email: string; code: string | null }[]>;
  /** Gives a person of the sandbox an app, and treats their sessions as confirmed by it. */
  passInSandbox(db: Executor, identityId: string): Promise<void>;
};

/** A browser in which somebody is signed in. */
export type OwnSession = {
  readonly id: string;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
};

/** What people see and change of their own account, apart from signing in. */
export type OwnAccount = {
  /** The session that a request comes with. */
  sessionOf(db: Executor, headers: Headers): Promise<string | undefined>;
  /** The living sessions of a user, the last used one first. */
  listSessions(db: Executor, identityId: string): Promise<OwnSession[]>;
  /** Ends one session of the user; false when it is not theirs or over. */
  endSession(db: Executor, identityId: string, sessionId: string): Promise<boolean>;
  /** Remembers a link to another address; the one before no longer works. */
  openAddressLink(
    db: Executor,
    link: { linkId: string; identityId: string; seconds: number },
  ): Promise<void>;
  /** Uses the link up; false when it was used, or ended with a password, a ban or the sessions. */
  takeAddressLink(db: Executor, link: { linkId: string; identityId: string }): Promise<boolean>;
  /** Ends every session of the user, but for one if it is named, and every link; answers how many. */
  endSessions(db: Executor, identityId: string, exceptId?: string): Promise<number>;
  readWays(db: Executor, identityId: string): Promise<{ hasPassword: boolean; hasGoogle: boolean }>;
  /** Whether an account may use the address: nobody has it, and it is not banned. */
  isAddressFree(db: Executor, email: string): Promise<boolean>;
  /** Gives the user another, verified address; false when theirs is no longer the former one. */
  changeAddress(
    db: Executor,
    identityId: string,
    given: { from: string; to: string },
  ): Promise<boolean>;
};

/** What the product does with users outside of a browser session, each in its own transaction. */
export type IdentityDirectory = {
  createUser(db: Executor, given: Credentials & { name: string }): Promise<IdentityUser>;
  findByEmail(db: Executor, email: string): Promise<IdentityUser | undefined>;
  /** Sets a new password as the user's only way to sign in, and ends every session. */
  replacePassword(db: Executor, id: string, password: string): Promise<void>;
  /**
   * Gives the account to somebody else: their address, name and password replace every way to sign
   * in. False when its address is no longer the former one.
   */
  handOver(
    db: Executor,
    id: string,
    given: { from: string; to: string; name: string; password: string },
  ): Promise<boolean>;
  /** A banned user is signed out at once and cannot sign in; their links end. */
  ban(db: Executor, id: string, reason: string): Promise<void>;
  /** Signs a user out everywhere; their links end too. */
  endSessions(db: Executor, id: string): Promise<void>;
  liftBan(db: Executor, id: string): Promise<void>;
  /** Lifts the ban of an address whose account is gone; false when it was not banned. */
  liftAddressBan(db: Executor, email: string): Promise<boolean>;
  deleteUsers(db: Executor, ids: readonly string[]): Promise<void>;
  /** Deletes expired rows. */
  sweep(db: Executor): Promise<void>;
};
