import { brand } from '#shared/brand.ts';
import type { Role } from '#shared/staff-roles.ts';

const names: Record<Exclude<Role, 'member'>, string> = {
  admin: 'an admin',
  treasurer: 'a treasurer',
  reviewer: 'a reviewer',
  support: 'part of the support',
  editor: 'an editor',
};

export const texts = {
  signOutFailed: {
    title: 'Log Out Failed',
    description: 'We could not sign you out. Please try again.',
  },
  names,
  title: 'Join the team',
  loading: 'Reading your invitation',
  brokenTitle: 'This invitation cannot be used',
  noLink: 'The link is not complete. Please open it from the mail once more.',
  signInFirst: (email: string, name: string) =>
    `You are invited to be ${name} at ${brand.name}. Please sign in with ${email} to accept.`,
  elsewhere: (email: string, own: string) =>
    `This invitation is for ${email}, and you are signed in with ${own}.`,
  signOut: 'Sign in with another account',
  signIn: 'Sign in',
  ready: (email: string, name: string) =>
    `You are invited to be ${name} at ${brand.name}, with your account ${email}. You are signed out everywhere and sign in again.`,
  accept: 'Accept the invitation',
  accepting: 'Accepting…',
  newAccount: {
    intro: (email: string, name: string) =>
      `You are invited to be ${name} at ${brand.name}. Choose a password of at least 12 characters for ${email}.`,
    loading: 'Loading',
    broken: {
      title: 'This link does not work',
      text: 'The link is not complete. Please open it from the mail once more.',
    },
    save: 'Join the team',
    saving: 'Saving…',
    failed: { title: 'That did not work', fallback: 'Please try again.' },
  },
  doneTitle: 'You have joined the team',
  done: (email: string) => `Please sign in with ${email} and set up a second factor.`,
  /** By code, where the server's own sentence is about somebody else. */
  refusals: {
    ALREADY_STAFF: 'You are on the team already.',
    EMAIL_NOT_PROVEN: 'Please confirm your email address first, by the link in our mail.',
  } as Partial<Record<string, string>>,
};
