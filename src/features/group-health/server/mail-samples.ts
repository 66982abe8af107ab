import { groupName } from '#features/groups/rules.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import type { GroupReport } from '../contract.ts';
import { digestPart } from './digest.ts';
import { digestMail, reportMail } from './mails.ts';

const report: GroupReport = {
  month: 3,
  calendarMonth: '2027-03',
  moneyIn: [{ kind: 'contribution-received', cents: 112_512_000 }],
  moneyOut: [{ kind: 'payout', cents: 45_000_000 }],
  awards: [{ seat: 17, kind: 'lottery' }],
  health: {
    month: 4,
    assetsCents: 21_384_000_000,
    obligationsCents: 21_330_000_000,
    coverage: 1.0025,
    isCovered: true,
    isAlarming: false,
    arrears: { seats: 2, cents: 468_800 },
    fundCents: 187_500,
    reserveCents: 2_736_000,
    cashCents: 48_000_000,
    homes: 6,
    waiting: 474,
    cancelled: 0,
    terminated: 0,
    picksMissed: 0,
    next: [],
  },
};

export const groupHealthMailSamples: Readonly<Record<string, WriteMail>> = {
  'group-report': (locale) =>
    reportMail(
      { firstName: 'Ana', groupName: groupName('450', 1, locale), siteUrl: 'https://example.com' },
      report,
      locale,
    ),
  'monthly-digest': (locale) =>
    digestMail(
      {
        firstName: 'Ana',
        groupName: groupName('450', 1, locale),
        seat: 17,
        siteUrl: 'https://example.com',
        locale,
      },
      {
        ...digestPart({ result: { month: 4, seats: [17, 203] }, report }, locale),
        receivedCents: 234_400,
      },
    ),
};
