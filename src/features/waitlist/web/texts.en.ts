import type { EventWords, PresentationState } from '../event.ts';
import type { FormVariant } from './form-variant.ts';

/** The sentences of the waitlist form and of the page that confirms its changes. */
export const texts = {
  /** The two landing pages ask for the same things with different labels. */
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
    /**
     * The server's refusals by code; empty in English, where the server's own sentences are shown.
     */
    refusals: {} as Partial<Record<string, string>>,
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
  /** The forms of /imovelnoseua and /apresentacao. */
  brazilian: {
    email: 'Email',
    phone: 'Phone',
    goal: 'Property goal',
    chooseGoal: 'Choose your goal',
    needsScript: 'This form needs JavaScript. You can also write to',
    notStarted: 'The form could not be loaded. Please check your connection and reload the page.',
    closeWindow: 'Close the window',
    details: {
      capacity: 'I confirm that I have $2,000 to $3,500 available each month for my home.',
      send: 'Find out how it works',
      sending: 'Sending...',
      failed: { title: 'Not sent', fallback: 'An error occurred. Please try again.' },
      sent: {
        title: 'Details Sent!',
        close: 'Close',
        isMailOwed: 'We sent you an email.',
        isKnown: 'You were on the list already, and today’s email is in your inbox.',
        text: (mail: string) =>
          `Thank you! ${mail} It explains how the group works, with the figures of both plans.`,
        spam: 'No email? Please look in the spam folder too.',
      },
    },
    presentation: {
      send: {
        open: 'Secure my seat',
        full: 'Try for a seat',
        over: 'Tell me of the next one',
      } satisfies Record<PresentationState, string>,
      sending: 'Registering...',
      failed: { title: 'Not registered', fallback: 'Please try again later.' },
      again: {
        title: 'Registration Confirmed!',
        isMailOwed: 'You were on the list already. We sent the email again.',
        isKnown: 'You were on the list already. Today’s email is in your inbox.',
      },
      confirmed: {
        title: 'Seat Confirmed!',
        titleOver: 'Registration Received!',
        close: 'Perfect!',
        over: 'As soon as there is a new date, you get an email with day, time and the link to secure your seat. A confirmation is on its way.',
        when: 'Day and time',
        whenText: (event: EventWords) =>
          `${event.weekday}, ${event.month} ${event.day}, ${event.hours}`,
        place: 'Place',
        mail: 'We sent a confirmation email with the full address and an invitation for your calendar.',
      },
    },
    /**
     * The server's refusals by code; empty in English, where the server's own sentences are shown.
     */
    refusals: {} as Partial<Record<string, string>>,
  },
};
