import { groupName } from '#features/groups/rules.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import type { Locale } from '#shared/text/locale.ts';
import {
  acceptedMail,
  beneficiaryMail,
  doneMail,
  endedMail,
  estateNoticeMail,
  executorInvitedMail,
  offeredMail,
  offerSentMail,
  priceDueMail,
  type TransferSeat,
  withdrawnMail,
} from './mails.ts';

const seatIn = (locale: Locale): TransferSeat => ({
  firstName: 'Bia',
  groupName: groupName('450', 1, locale),
  seat: 17,
  priceCents: 1_136_400,
  siteUrl: 'https://example.com',
  locale,
});

const ESTATES: Record<Locale, string> = {
  en: 'Estate of Ana Souza',
  'pt-BR': 'Espólio de Ana Souza',
};
const estateIn = (locale: Locale) => ({ estate: ESTATES[locale], representative: 'Leo Souza' });

export const transferMailSamples: Readonly<Record<string, WriteMail>> = {
  'transfer-offered': (locale) => offeredMail(seatIn(locale), 'Ana Souza', locale),
  'transfer-sent': (locale) =>
    offerSentMail({ ...seatIn(locale), firstName: 'Ana' }, 'bia@example.com', locale),
  'beneficiary-named': (locale) =>
    beneficiaryMail({ ...seatIn(locale), firstName: 'Ana' }, 'Leo Souza', locale),
  'transfer-accepted': (locale) =>
    acceptedMail({ ...seatIn(locale), firstName: 'Ana' }, 'Bia Lima', locale),
  'transfer-price-due': (locale) => priceDueMail(seatIn(locale), locale),
  'transfer-withdrawn': (locale) => withdrawnMail(seatIn(locale), 'Ana Souza', locale),
  'transfer-ended': (locale) => endedMail(seatIn(locale), locale),
  'executor-invited': (locale) =>
    executorInvitedMail(locale, {
      ...estateIn(locale),
      href: 'https://example.com/estate#token=…',
    }),
  'estate-notice': (locale) => estateNoticeMail(locale, { ...estateIn(locale), name: 'Ana' }),
  'transfer-done': (locale) => doneMail(seatIn(locale), locale),
};
