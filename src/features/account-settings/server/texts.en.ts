import { brand } from '#shared/brand.ts';
import { DELETION_DAYS } from '../rules.ts';

/** The sentences of this feature's mails. */
export const texts = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  openAccount: 'Open your account settings',
  notYou: 'If this was not you, reset your password at once and write to us.',
  passwordChanged: {
    subject: `Your ${brand.name} password was changed`,
    preview: 'You were signed out in every other browser.',
    body: 'The password of your account was changed just now. You were signed out in every other browser.',
  },
  confirmEmail: {
    subject: `Confirm your new email address for ${brand.name}`,
    preview: 'One step is left to change your address.',
    body: (former: string) =>
      `You asked us to change the email address of your account from ${former} to this one. Please confirm it: from then on you sign in with this address, and our mails go to it.`,
    action: 'Use this email address',
    closing: [
      'The link works once, for 24 hours.',
      'If you did not ask for this, do nothing. The address stays as it is.',
    ],
  },
  emailChangeAsked: {
    subject: 'Somebody asked to change the email address of your account',
    preview: 'If it was not you, stop it now.',
    body: (to: string) =>
      `The email address of your ${brand.name} account is to become ${to}. It changes when the link that we sent there is followed.`,
    stop: 'If it was you, you need not do anything. If it was not, stop the change now: the link then no longer works.',
    action: 'Stop the change',
  },
  emailChanged: {
    subject: 'The email address of your account was changed',
    preview: 'Our mails no longer go to this address.',
    body: (to: string) =>
      `The email address of your ${brand.name} account is now ${to}. We write to the former address again only if bank details of the account change within 90 days.`,
    notYou: 'If this was not you, please write to us at once.',
  },
  deletionAsked: {
    subject: 'You asked us to delete your account',
    preview: 'You can change your mind until then.',
    body: (day: string) =>
      `We will delete your account on ${day}, with your application and documents. Records of payments are kept for 7 years, as the law asks.`,
    closing: `You can keep your account at any time within these ${DELETION_DAYS} days, in your account settings.`,
  },
  deletionStopped: {
    subject: 'Your account was not deleted',
    preview: 'Something has changed since you asked.',
    body: 'You asked us to delete your account. Since then you have paid a deposit or joined a group, so we kept it. Please write to us if you still want to leave.',
  },
  deleted: {
    subject: 'Your account is deleted',
    preview: 'Your application and documents are gone.',
    body: 'As you asked, we have deleted your account, your application and your documents. Records of payments, if there are any, are kept for 7 years, as the law asks. This is our last mail.',
  },
};
