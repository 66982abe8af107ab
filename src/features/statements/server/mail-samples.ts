import { groupName } from '#features/groups/rules.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import { yearlyMail } from './yearly-mail.ts';

export const statementMailSamples: Readonly<Record<string, WriteMail>> = {
  'yearly-statement': (locale) =>
    yearlyMail(
      {
        firstName: 'Ana',
        groupName: groupName('450', 1, locale),
        seat: 17,
        siteUrl: 'https://example.com',
        locale,
      },
      '2027',
      {
        amount: 2_812_800,
        fund: 2_250_000,
        administration: 540_000,
        reserve: 22_800,
        waiting: 0,
      },
    ),
};
