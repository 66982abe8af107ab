import { brand } from '#shared/brand.ts';
import { pluralIn } from '#shared/text/plural.ts';
import type { FactorChange } from './factor-change.ts';

const plural = pluralIn('en');

/** The sentences of this feature's mails. */
export const texts = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  verification: {
    subject: `Confirm your email for ${brand.name}`,
    preview: 'One step is left before your account is complete.',
    paragraphs: [
      `An account at ${brand.name} was made with this email address. Please confirm that it is yours: only then can you see your application and pay your deposit.`,
    ],
    action: 'Confirm my email address',
    closing: [
      'The link works for 24 hours.',
      'If you did not make this account, do not open the link; nobody will see anything of yours.',
    ],
  },
  reset: {
    subject: `Reset your ${brand.name} password`,
    preview: 'Choose a new password with the link inside.',
    paragraphs: [
      'Somebody, we hope you, asked to reset the password of your account. Choose a new one here:',
    ],
    action: 'Choose a new password',
    closing: [
      'The link works once, for one hour. After that you are signed out everywhere and sign in with the new password.',
      'If you did not ask for this, ignore this mail; your password stays as it is.',
    ],
  },
  passwordReset: {
    subject: `Your ${brand.name} password was changed`,
    preview: 'If this was you, there is nothing to do.',
    paragraphs: [
      'The password of your account was set anew by a link that we sent to this address. Every device was signed out.',
      `If this was not you, ask for a new password at once and write to us at ${brand.contactEmail}.`,
    ],
    action: 'Open the site',
    closing: [],
  },
  roles: {
    openTools: 'Open the admin tools',
    openSite: 'Open your account',
    names: {
      admin: 'an admin',
      treasurer: 'a treasurer',
      reviewer: 'a reviewer',
      support: 'part of the support',
      editor: 'an editor',
    },
    means: {
      admin: 'You can see and decide about applications, deposits and groups.',
      treasurer: 'You can see and decide about contributions, payouts and other money.',
      reviewer: 'You can see and decide about applications and their papers.',
      support: 'You can see people, contacts and mails, and write notes.',
      editor: 'You can write articles and presentations.',
    },
    invitation: {
      subject: `You are invited to the team of ${brand.name}`,
      preview: 'Open the link within 7 days to join.',
      body: (by: string, name: string) => `${by} invites you to be ${name} at ${brand.name}.`,
      action: 'Open the invitation',
      closing: [
        'The link works once, for 7 days. You then sign in and set up a second factor.',
        'If you did not expect this, ignore this mail; nothing happens.',
      ],
    },
    roleGiven: {
      subject: (name: string) => `You are now ${name}`,
      body: (by: string, name: string) =>
        `${by} made you ${name}. What you do is kept in a log that nobody can change.`,
      warning:
        'If you did not expect this, please reply to this mail at once and do not use these tools.',
    },
    roleTaken: {
      subject: (name: string) => `You are no longer ${name}`,
      preview: 'The admin tools are closed for you.',
      body: (by: string) =>
        `${by} took the role from your account. Your account itself and everything of your own stay as they are.`,
      warning: 'If you think this is a mistake, reply to this mail.',
    },
    banned: {
      subject: 'Your account was disabled',
      preview: 'You can no longer sign in.',
      body: 'We disabled your account: you are signed out everywhere and can no longer sign in. Your application, deposit and place in a group stay as they are.',
      reason: 'Reason',
      mistake: 'If you think this is a mistake, reply to this mail.',
    },
    notice: {
      subjectGiven: (who: string, name: string) => `${who} is now ${name}`,
      subjectTaken: (who: string, name: string) => `${who} is no longer ${name}`,
      preview: 'The role of an account was changed.',
      body: 'The role of an account was changed. If this was not meant, take it back under Team and look at the audit log.',
      changedBy: 'Changed by',
      account: 'Account',
      open: 'Open Team',
    },
  },
  factors: {
    changes: {
      set: {
        subject: 'Your account now has a second factor',
        preview: 'Signing in with your password also asks for a code.',
        body: 'An authenticator app was set up for your account. From now on, signing in with your password also asks for its code.',
      },
      removed: {
        subject: 'The second factor of your account was removed',
        preview: 'Your password alone opens your account again.',
        body: 'The authenticator app of your account and its recovery codes were removed. Your password alone opens your account again.',
      },
      appRemoved: {
        subject: 'The authenticator app of your account was removed',
        preview: 'Signing in with your password now asks for a passkey.',
        body: 'The authenticator app of your account and its recovery codes were removed. Signing in with your password still asks for one of your passkeys.',
      },
      passkeyAdded: {
        subject: 'A passkey was added to your account',
        preview: 'It is a second factor: signing in with your password asks for it.',
        body: 'A passkey was added to your account. Signing in with your password also asks for it, or for another second factor that you have set up.',
      },
      passkeyRemoved: {
        subject: 'A passkey of your account was removed',
        preview: 'It is no longer good. Your other second factors stay.',
        body: 'A passkey of your account was removed and is no longer good. Signing in with your password still asks for one of your other second factors.',
      },
      lastPasskeyRemoved: {
        subject: 'The second factor of your account was removed',
        preview: 'Your password alone opens your account again.',
        body: 'The last passkey of your account was removed. Your password alone opens your account again.',
      },
      codesRenewed: {
        subject: 'You have new recovery codes',
        preview: 'The former codes are no longer good.',
        body: 'New recovery codes were made for your account. The former ones are no longer good.',
      },
      codeUsed: {
        subject: 'A recovery code of your account was used',
        preview: 'It is no longer good.',
        body: 'Somebody signed in to your account with a recovery code instead of another second factor. That code is no longer good.',
      },
      reset: {
        subject: 'The second factor of your account was reset',
        preview: 'You were signed out everywhere.',
        body: 'The second factor of your account was taken away, and you were signed out everywhere. Please sign in with your password and set up a new one.',
      },
    } satisfies Record<FactorChange, { subject: string; preview: string; body: string }>,
    codesLeft: (count: number) =>
      count === 0
        ? 'You have no recovery codes left. Please make new ones in your account settings.'
        : `You have ${count} recovery ${plural(count, { one: 'code', other: 'codes' })} left.`,
    passkey: 'Passkey',
    resetBy: (by: string) => `This was done by ${by}.`,
    notYou:
      'If this was not you, or you did not ask for it, reset your password at once and write to us.',
    open: 'Open your account settings',
    notice: {
      subject: (who: string) => `The second factor of ${who} was reset`,
      preview: 'Somebody lost their second factor.',
      body: 'A second factor was reset. If this was not meant, end the sessions of this person under Team and look at the audit log.',
      account: 'Account',
      by: 'Reset by',
      open: 'Open Team',
    },
  },
};
