import { brand } from '#shared/brand.ts';

/** The footer of every mail. */
export const texts = {
  footer: `${brand.legalEntity}, ${brand.contactAddress}. Not a loan, a bank or an investment. Questions? Reply to this mail or write to ${brand.contactEmail}.`,
  unsubscribe: 'Unsubscribe',
};
