import type { WriteMail } from '#features/mails/mail-content.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import { applicationReceivedMail } from './mails.ts';

const person = { firstName: 'Ana', fullName: 'Ana Souza', preferredPlan: '450' as const };
const site = 'https://example.com';

export const applicationMailSamples: Readonly<Record<string, WriteMail>> = {
  'application-received': (locale) =>
    applicationReceivedMail(person, { site, pay: `${site}/pay/example`, program: PROGRAM }, locale),
};
