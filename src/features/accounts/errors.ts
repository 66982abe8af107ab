import { defineErrors } from '#shared/api/app-error.ts';

export const accountErrors = defineErrors({
  400: {
    INVALID_LINK:
      'This link is no longer valid. It may have been used already; if not, please ask for a new one.',
    EXPIRED_LINK: 'This link has expired. Please ask for a new one.',
  },
  401: {
    INVALID_CREDENTIAL: 'Invalid email or password.',
    NOT_SIGNED_IN: 'Please sign in to continue.',
    TOKEN_EXPIRED: 'Your sign-in has expired. Please sign in again.',
    TOKEN_INVALID: 'Your sign-in could not be checked. Please sign in again.',
    FACTOR_SIGN_IN_OVER:
      'That took too long, or there were too many wrong codes. Please sign in again.',
  },
  403: {
    ADMIN_PASSWORD_WEAK:
      'Admins need a stronger password: at least 12 characters that are not easily guessed. Please set a new one with “Forgot your password?” on the site.',
    PROOF_NEEDED: 'There were many wrong passwords for this address. Please try once more.',
    USER_DISABLED:
      'This account has been disabled. Please write to us if you think this is a mistake.',
    USER_MISMATCH: 'You are signed in with another account. Please sign in again.',
  },
  404: {
    PASSKEY_NOT_FOUND: 'This passkey was removed already.',
    USER_NOT_FOUND: 'We could not find this account. It may have been deleted.',
    ADDRESS_NOT_BANNED: 'This address is not banned. Please check its spelling.',
    INVITATION_NOT_FOUND: 'This link is not valid. Please open it from the mail again.',
  },
  409: {
    EMAIL_ALREADY_IN_USE:
      'An account with this email address already exists. Please sign in instead.',
    EMAIL_ALREADY_VERIFIED: 'Your email address is already verified.',
    NO_PASSWORD: 'Your account has no password. Please sign in with Google again.',
    FACTOR_ALREADY_SET:
      'Your account has an authenticator app already. Remove it first to set up another.',
    FACTOR_NOT_SET: 'No authenticator app is set up for this account yet.',
    PASSKEY_NOT_SET: 'No passkey is set up for this account yet.',
    TOO_MANY_PASSKEYS: 'Your account has ten passkeys already. Remove one first.',
    LAST_FACTOR:
      'Admins always need a second factor. Please set up another one before you remove this one.',
    FACTOR_OF_ONESELF: 'You can change your own second factor in your account settings.',
    LAST_ADMIN: 'This is the last admin. Please make another person an admin first.',
    BAN_OF_ONESELF: 'You cannot ban yourself.',
    USER_BANNED: 'This person is banned. Lift the ban first.',
    ALREADY_STAFF:
      'This person is on the team already. You can change their role in the list of people.',
    INVITATION_USED: 'This invitation was used already. Please sign in.',
    INVITATION_EXPIRED: 'This invitation has expired. Please ask for a new one.',
    INVITATION_REVOKED: 'This invitation was withdrawn. Please ask the person who invited you.',
    INVITATION_OF_ANOTHER:
      'This invitation was sent to another address. Please sign in with that one.',
    EMAIL_NOT_PROVEN: 'This person has not confirmed their email address yet.',
  },
  422: {
    WEAK_PASSWORD: 'Password must be at least 6 characters long.',
    PASSWORD_TOO_SHORT: 'Please use at least 8 characters.',
    ADMIN_PASSWORD_TOO_SHORT: 'Admins need a password of at least 12 characters.',
    COMMON_PASSWORD: 'This password is easily guessed. Please choose one that fewer people use.',
    PASSWORD_IS_NAME: 'Please choose a password that is not your email address or our name.',
    PASSWORD_TOO_LONG: 'Password must be at most 128 characters long.',
    INVALID_EMAIL: 'Valid email is required',
    WRONG_PASSWORD: 'This is not your password. Please try again.',
    WRONG_CODE: 'This code is not right, or was used already. Please enter the one shown now.',
    PASSKEY_REFUSED: 'The passkey was not accepted, or it took too long. Please try again.',
  },
  429: {
    FACTOR_LOCKED:
      'There were too many wrong codes for this account today. Please use a passkey or a device on which you signed in before, or try again tomorrow.',
  },
  503: {
    GOOGLE_UNAVAILABLE:
      'Google sign-in is not available at the moment. Please use your email and password.',
  },
});
