import { DEPOSIT_RULE } from '#features/legal/deposit-sentence.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import { brand } from '#shared/brand.ts';
import type { EventWords } from '../event.ts';

/** The sentences of the mails after a sign-up for a list. */
export const texts = {
  joined: {
    subject: `You are on the ${brand.name} waitlist`,
    preview: 'We will write to you when the next group opens for new members.',
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    paragraphs: (deposit: string) => [
      'Thank you for joining our waitlist. We will email you when a group for your amount opens for new members.',
      `Nothing is due now: the waitlist is free and binds you to nothing. When you are ready to reserve a spot, a ${deposit} deposit by card does it. ${DEPOSIT_RULE}`,
    ],
    action: { label: 'See how the program works', path: '/homebuyers#how-it-works' },
    closing: 'If you did not ask for this, you can ignore this mail.',
  },
  groupOpened: {
    subject: `${brand.name}: a group for your amount has opened`,
    preview: 'You asked us to tell you.',
    body: (home: string, monthly: string) =>
      `You joined our waitlist to hear when a group for your amount opens. A new group for homes up to ${home} has just opened: ${GROUP_CAPACITY} places, ${TERM_MONTHS} contributions of ${monthly} a month, without interest.`,
    deposit: (deposit: string) => `A ${deposit} deposit by card reserves a place. ${DEPOSIT_RULE}`,
    action: 'Secure Your Spot',
    closing:
      'There is no hurry: whoever comes after the last place is taken gets a place in the next group. We tell you this once and send no reminders.',
  },
  changes: {
    text: 'Somebody, probably you, filled in our form again with other details. We use them once you confirm them with the button below; until then everything stays as it was.',
    label: 'Use the new details',
  },
  /** The mails of the presentation. */
  event: {
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    labels: { day: 'Day', time: 'Time', address: 'Address', place: 'Place' },
    day: ({ weekday, month, day }: EventWords) => `${weekday}, ${month} ${day}`,
    hours: ({ hours }: EventWords) => hours,
    upcoming: {
      subject: `${brand.name}: your seat at the presentation is confirmed`,
      preview: ({ weekday, month, day, hours }: EventWords) =>
        `${weekday}, ${month} ${day}, ${hours}. The full address is in this mail.`,
      text: 'Your seat at our presentation is confirmed. It will be an hour of conversation in Portuguese, with pizza and time for all your questions.',
    },
    moved: {
      subject: `${brand.name}: the presentation has a new time or place`,
      preview: ({ weekday, month, day, hours }: EventWords) =>
        `It is now on ${weekday}, ${month} ${day}, ${hours}.`,
      text: 'The time or the place of the presentation has changed, and we are sorry for the trouble. Your seat is still yours; this is where and when we meet now.',
    },
    action: 'See the details of the presentation',
    closing: [
      'The attached file puts the presentation into your phone’s calendar.',
      'If you cannot come, please answer this mail, so that another family can have the seat.',
    ],
    calendar: `${brand.name}: presentation in Portuguese`,
    calendarText:
      'How to acquire a home as a group, without down payment and interest. With pizza and time for questions.',
    next: {
      subject: `${brand.name}: we will tell you of the next presentation`,
      preview: 'As soon as there is a new date, you get a mail.',
      paragraphs: ({ month, day }: EventWords) => [
        `The presentation of ${month} ${day} is over. As soon as the next one has a date, you get a mail with it and with the link to secure your seat.`,
        'Meanwhile our blog explains calmly how the cooperative works.',
      ],
      action: 'Read the articles',
      closing: 'If you did not register yourself, you can ignore this mail.',
    },
    announced: {
      subject: ({ month, day }: EventWords) =>
        `${brand.name}: the next presentation is on ${month} ${day}`,
      preview: ({ weekday, month, day, hours }: EventWords) =>
        `${weekday}, ${month} ${day}, ${hours}. Secure your seat.`,
      text: 'You asked to hear of the next presentation. The date is set, and seats are limited: register to receive the full address.',
      action: 'Secure your seat',
    },
  },
};
