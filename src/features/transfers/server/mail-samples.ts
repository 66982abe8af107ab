import type { MailContent } from '#features/mails/mail-content.ts';
import { acceptedMail, doneMail, offeredMail, type TransferSeat } from './emails.ts';

const seat: TransferSeat = {
  firstName: 'Bia',
  groupName: '$450,000 Group 1',
  seat: 17,
  priceCents: 1_136_400,
  siteUrl: 'https://example.com',
};

/** What this feature's mails look like, for the catalogue that admins see. */
export const transferMailSamples: Readonly<Record<string, () => MailContent>> = {
  'transfer-offered': () => offeredMail(seat, 'Ana Souza'),
  'transfer-accepted': () => acceptedMail({ ...seat, firstName: 'Ana' }, 'Bia Lima'),
  'transfer-done': () => doneMail(seat),
};
