import { brand } from '#shared/brand.ts';

/** The sentences of the unsubscribe pages. */
export const texts = {
  done: {
    title: 'You are unsubscribed',
    text: 'We send no more news to this address. Mails about an application or a payment of yours still come.',
  },
  ended: {
    title: 'This link is no longer valid',
    text: `Write to ${brand.contactEmail} and we take you off the list.`,
  },
};
