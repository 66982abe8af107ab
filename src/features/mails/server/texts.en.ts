import { brand } from '#shared/brand.ts';

/** The footer of every mail. */
export const texts = {
  footer: (sender: string) =>
    `${sender}. Not a loan, a bank or an investment. Questions? Reply to this mail or write to ${brand.contactEmail}.`,
  unsubscribe: 'Unsubscribe',
};
