import { brand } from '#shared/brand.ts';

/** The sentences of the mails that follow a sign-up for a list. */
export const texts = {
  joined: {
    subject: `You are on the ${brand.name} waitlist`,
    preview: 'We will write to you when the next group opens for new members.',
    greeting: (name: string) => `Hello ${name},`,
    paragraphs: (deposit: string) => [
      'Thank you for joining our waitlist. We will email you when a group for your amount opens for new members.',
      `Nothing is due now: the waitlist is free and binds you to nothing. When you are ready to reserve a spot, a ${deposit} deposit by card does it, and it counts toward your first monthly contribution.`,
    ],
    action: { label: 'See how the program works', path: '/#how-it-works' },
    closing: 'If you did not ask for this, you can ignore this mail.',
  },
  changes: {
    text: 'Somebody, probably you, filled in our form again with other details. We use them once you confirm them with the button below; until then everything stays as it was.',
    label: 'Use the new details',
  },
};
