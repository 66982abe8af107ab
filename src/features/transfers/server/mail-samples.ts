import type { WriteMail } from '#features/mails/mail-content.ts';
import {
  acceptedMail,
  beneficiaryMail,
  doneMail,
  estateNoticeMail,
  executorInvitedMail,
  offeredMail,
  offerSentMail,
  type TransferSeat,
} from './mails.ts';

const seat: TransferSeat = {
  firstName: 'Bia',
  groupName: '$450,000 Group 1',
  seat: 17,
  priceCents: 1_136_400,
  siteUrl: 'https://example.com',
  locale: 'en',
};

const estate = { estate: 'Estate of Ana Souza', representative: 'Leo Souza' };

export const transferMailSamples: Readonly<Record<string, WriteMail>> = {
  'transfer-offered': (locale) => offeredMail(seat, 'Ana Souza', locale),
  'transfer-sent': (locale) =>
    offerSentMail({ ...seat, firstName: 'Ana' }, 'bia@example.com', locale),
  'beneficiary-named': (locale) =>
    beneficiaryMail({ ...seat, firstName: 'Ana' }, 'Leo Souza', locale),
  'transfer-accepted': (locale) => acceptedMail({ ...seat, firstName: 'Ana' }, 'Bia Lima', locale),
  'executor-invited': (locale) =>
    executorInvitedMail(locale, { ...estate, href: 'https://example.com/estate#token=…' }),
  'estate-notice': (locale) => estateNoticeMail(locale, { ...estate, name: 'Ana' }),
  'transfer-done': (locale) => doneMail(seat, locale),
};
