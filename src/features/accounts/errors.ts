import { defineErrors } from '#shared/api/app-error.ts';

/** What can go wrong with an account, in sentences a person understands. */
export const accountErrors = defineErrors({
  INVALID_CREDENTIAL: { status: 401, message: 'Invalid email or password.' },
  EMAIL_ALREADY_IN_USE: {
    status: 409,
    message: 'An account with this email address already exists. Please sign in instead.',
  },
  WEAK_PASSWORD: { status: 422, message: 'Password must be at least 6 characters long.' },
  PASSWORD_TOO_SHORT: { status: 422, message: 'Please use at least 8 characters.' },
  ADMIN_PASSWORD_TOO_SHORT: {
    status: 422,
    message: 'Admins need a password of at least 12 characters.',
  },
  COMMON_PASSWORD: {
    status: 422,
    message: 'This password is easily guessed. Please choose one that fewer people use.',
  },
  PASSWORD_IS_NAME: {
    status: 422,
    message: 'Please choose a password that is neither your email address nor our name.',
  },
  ADMIN_PASSWORD_WEAK: {
    status: 403,
    message:
      'Admins need a stronger password: at least 12 characters that are not easily guessed. Please set a new one by “Forgot your password?” on the site.',
  },
  PROOF_NEEDED: {
    status: 403,
    message: 'Somebody tried many wrong passwords for this address. Please try once more.',
  },
  PASSWORD_TOO_LONG: { status: 422, message: 'Password must be at most 128 characters long.' },
  INVALID_EMAIL: { status: 422, message: 'Valid email is required' },
  USER_DISABLED: {
    status: 403,
    message: 'This account has been disabled. Please write to us if you think this is a mistake.',
  },
  INVALID_LINK: {
    status: 400,
    message: 'This link is not valid anymore. It may have been used already.',
  },
  EXPIRED_LINK: { status: 400, message: 'This link has expired. Please ask for a new one.' },
  EMAIL_ALREADY_VERIFIED: { status: 409, message: 'Your email address is already verified.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in to continue.' },
  TOKEN_EXPIRED: { status: 401, message: 'Your sign-in has expired. Please sign in again.' },
  TOKEN_INVALID: { status: 401, message: 'Your sign-in could not be checked. Please sign in.' },
  USER_MISMATCH: { status: 403, message: 'You are signed in as somebody else. Please sign in.' },
  WRONG_PASSWORD: { status: 422, message: 'This is not your password. Please try again.' },
  NO_PASSWORD: {
    status: 409,
    message: 'Your account has no password. Please sign in with Google again.',
  },
  WRONG_CODE: {
    status: 422,
    message: 'This code is not right, or was used already. Please enter the one shown now.',
  },
  FACTOR_ALREADY_SET: {
    status: 409,
    message: 'Your account has an authenticator app already. Remove it first to set up another.',
  },
  FACTOR_NOT_SET: { status: 409, message: 'Your account has no authenticator app yet.' },
  FACTOR_SIGN_IN_OVER: {
    status: 401,
    message: 'That took too long, or there were too many wrong codes. Please sign in again.',
  },
  FACTOR_LOCKED: {
    status: 429,
    message:
      'There were too many wrong codes for this account today. Please use a passkey or a device on which you signed in before, or try again tomorrow.',
  },
  PASSKEY_REFUSED: {
    status: 422,
    message: 'The passkey was not accepted, or it took too long. Please try again.',
  },
  PASSKEY_NOT_SET: { status: 409, message: 'Your account has no passkey yet.' },
  PASSKEY_NOT_FOUND: { status: 404, message: 'This passkey was removed already.' },
  TOO_MANY_PASSKEYS: {
    status: 409,
    message: 'Your account has ten passkeys already. Remove one first.',
  },
  LAST_FACTOR: {
    status: 409,
    message: 'Admins always have a second factor. Set up another one before you remove this.',
  },
  FACTOR_OF_ONESELF: {
    status: 409,
    message: 'Change your own second factor in your account settings.',
  },
  USER_NOT_FOUND: { status: 404, message: 'This account does not exist any more.' },
  LAST_ADMIN: {
    status: 409,
    message: 'This is the last admin. Name another one first.',
  },
  BAN_OF_ONESELF: { status: 409, message: 'You cannot ban yourself.' },
  ADDRESS_NOT_BANNED: { status: 404, message: 'This address is not banned.' },
  USER_BANNED: { status: 409, message: 'This person is banned. Lift the ban first.' },
  EMAIL_NOT_PROVEN: {
    status: 409,
    message: 'This person has not confirmed their email address yet.',
  },
  GOOGLE_UNAVAILABLE: {
    status: 503,
    message: 'Google sign-in is not available at the moment. Please use your email and password.',
  },
});
