import { pluralIn } from '#shared/text/plural.ts';

const plural = pluralIn('en');

/** The sentences about second factors. */
export const texts = {
  setUpTitle: 'Set up a second factor',
  setUpAdmin:
    'Admins sign in with a password and a second factor: a code of an authenticator app on their telephone, or a passkey.',
  setUpNeeded:
    'Before this step, protect your account with an authenticator app or a passkey: nobody can then change where your money goes with your password alone.',
  showTitle: 'Enter your code',
  showText: 'Your authenticator app shows a code of six digits. You can also use a recovery code.',
  code: 'Code of your app, or a recovery code',
  firstCode: 'Code that your app shows',
  confirm: 'Continue',
  checking: 'Checking…',
  cancel: 'Cancel',
  wrong: 'Please enter the code.',
  failedTitle: 'Not Confirmed',
  failed: 'Please try again.',
  password: 'Your password',
  passwordNeeded: 'Please enter your password.',
  begin: 'Set up an authenticator app',
  starting: 'Starting…',
  scan: 'Scan this code with an authenticator app, such as the one of your telephone, Google Authenticator or 1Password.',
  qrAlt: 'QR code for your authenticator app',
  byHand: 'You cannot scan it? Enter this key in the app:',
  lost: 'You have lost your telephone, your codes or your passkey? Another admin can reset your second factor.',
  codesTitle: 'Keep your recovery codes',
  codesText:
    'Each of these codes opens your account once when your telephone is not at hand. Keep them where nobody else finds them: they are shown only now.',
  copy: 'Copy the codes',
  copied: 'Codes Copied',
  save: 'Save as a file',
  fileName: 'casa-circle-recovery-codes.txt',
  kept: 'I have kept them',
  sandbox: 'Sandbox: fill in the code',
  sandboxNone: 'The code was used already. The next one comes within half a minute.',
  loading: 'your second factor',
  signInAgain: 'Sign in with another account',
  /**
   * The server's refusals by code; empty in English, where the server's own sentences are shown.
   */
  refusals: {} as Partial<Record<string, string>>,
  or: 'or',
  showAnyTitle: 'Show your second factor',
  showAnyText: 'Use a passkey, the code of your authenticator app, or a recovery code.',
  passkey: {
    showTitle: 'Use your passkey',
    showText: 'Your browser asks for the passkey of this device, your telephone or a security key.',
    use: 'Use a passkey',
    waiting: 'Waiting for your device…',
    addText: 'Your device asks for your fingerprint, your face or its code.',
    name: 'Name of the passkey',
    defaultName: 'My passkey',
    nameNeeded: 'Please give the passkey a name.',
    add: 'Add a passkey',
    added: 'Passkey Added',
    known: 'This device has a passkey for your account already.',
    failed: 'The passkey was not used: it was cancelled, took too long, or is not on this device.',
    unsupported: 'This browser cannot use passkeys. Please sign in with another one.',
  },
  panel: {
    title: 'Second factor',
    off: 'An authenticator app on your telephone, or a passkey, protects your account even when somebody learns your password. One of them is needed before you change your bank details.',
    on: 'Signing in with your password also asks for your second factor.',
    app: 'Authenticator app',
    noApp: 'Its recovery codes also open your account when a passkey is lost.',
    passkeys: 'Passkeys',
    passkeysText:
      'A passkey is kept by your device, your password manager or a security key. It works on this site only, so nobody can lure it out of you.',
    dates: (added: string, used: string | undefined) =>
      used ? `Added on ${added}, last used on ${used}` : `Added on ${added}`,
    removeOne: (name: string) => `Remove ${name}`,
    removePasskeyTitle: (name: string) => `Remove the passkey “${name}”?`,
    removePasskeyText:
      'It no longer opens your account. Also delete it on the device that keeps it.',
    passkeyRemoved: 'Passkey Removed',
    codesLeft: (count: number) =>
      `${count} recovery ${plural(count, { one: 'code is', other: 'codes are' })} left.`,
    renew: 'New recovery codes',
    renewTitle: 'Make new recovery codes',
    renewText: 'The former codes are then no longer good.',
    remove: 'Remove',
    removeTitle: 'Remove the authenticator app?',
    removeText:
      'Without a passkey, your password alone then opens your account. Admins set up another second factor first.',
    removed: 'Second Factor Removed',
    done: 'Second Factor Set Up',
  },
};
