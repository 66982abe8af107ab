import type { FormVariant } from './form-variant.ts';

/** The sentences of the waitlist's form and of the page that confirms its changes. */
export const texts = {
  /** The two landing pages ask for the same things under different names. */
  labels: {
    long: { profile: 'Which describes you best?', plan: 'Preferred plan' },
    short: { profile: 'Property goal', plan: 'Preferred credit amount' },
  } satisfies Record<FormVariant, { profile: string; plan: string }>,
  form: {
    name: 'Waitlist',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    choose: 'Please choose',
    message: 'Message',
    optional: 'Optional',
    use: 'We use your details to write to you about groups, and share them with nobody. Every mail has a link to stop. See our',
    privacyPolicy: 'Privacy Policy',
    sending: 'Sending…',
    send: 'Join the waitlist',
  },
  joined: {
    title: 'Added to Waitlist',
    close: 'Got It',
    thanks: (name: string) => `Thank you, ${name}.`,
    isNew: 'A confirmation is on its way to your inbox.',
    isMailOwed: 'You were on the list already; the confirmation is on its way again.',
    isKnown:
      'You were on the list already, and today’s confirmation is in your inbox; please look in the spam folder too.',
    free: 'The waitlist is free and without obligation. We will email you when a group for your amount opens.',
  },
  failures: {
    found: {
      title: 'Application Found',
      description: 'You already have an application. Redirecting to your dashboard...',
    },
    taken: {
      title: 'Email Already Used',
      description:
        'This email address is already registered. Please use a different email or sign in to access your existing application.',
    },
    signIn: 'Sign in',
    failed: { title: 'Submission failed', description: 'Please try again later.' },
    invalid: {
      title: 'Please Complete Required Fields',
      description: 'Some required fields are missing or invalid.',
    },
  },
  confirm: {
    done: { title: 'Your new details are saved', text: 'Thank you. There is nothing else to do.' },
    ended: {
      title: 'This link is no longer valid',
      text: 'Please fill in the form again; we will send you a new one.',
    },
  },
};
