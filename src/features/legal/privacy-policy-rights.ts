import { type LegalSection, list, notice, paragraph } from './documents.ts';

/** People's rights, and the closing sections. */
export const RIGHTS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'deletion',
    heading: '12. Deleting your application',
    blocks: [
      paragraph(
        'You can delete your account in its settings, or ask us to delete your application by writing to {contactEmail} from the email address it belongs to. We then remove the application and its documents. Deletion cannot be undone.',
      ),
      notice(
        'After deletion we keep your contact details for marketing: name, email address, phone number, source and language.',
      ),
      paragraph(
        'If you do not want this, say so in your request or at any time later, by writing “no marketing” to {contactEmail}. We then remove you from the marketing list. You do not have to give a reason.',
      ),
      paragraph(
        'Some records remain for the retention period even then, because we must be able to show what happened: payments and refunds in our books, and the log of administrators’ actions. Whoever holds or held a seat in a group that has formed stays in that group’s books.',
      ),
    ],
  },
  {
    id: 'your-rights',
    heading: '13. Your rights, in Utah and elsewhere',
    blocks: [
      paragraph(
        'The Utah Consumer Privacy Act (UCPA) gives Utah residents rights over personal data held by the businesses it covers. We honor the following requests from anyone whose data we hold, whether or not that law applies to us:',
      ),
      list(
        'to know whether we hold data about you, and to see it;',
        'to have inaccurate data corrected;',
        'to have the data you gave us deleted, within the limits described above;',
        'to receive a copy of the data you gave us, in a form you can take elsewhere;',
        'to opt out of the sale of your data and of targeted advertising. We do neither today.',
      ),
      paragraph(
        'Your account settings give you a copy of everything at once. For the rest, write to {contactEmail} and say what you would like. We may ask you to confirm the request from the email address we have on file, so that we do not hand your data to a stranger. We answer within 45 days; if a request is complex we may need up to 45 days more, and tell you so and why. A first request in any 12 months is free.',
      ),
      paragraph(
        'We do not treat you worse for using these rights. If you think that our answer is wrong, please reply and tell us why; you can also complain to the Utah Division of Consumer Protection.',
      ),
    ],
  },
  {
    id: 'children',
    heading: '14. Children',
    blocks: [
      paragraph(
        'The program is for people who are 18 or over, and we do not knowingly collect data about anyone younger. If you believe that a child has given us data, write to {contactEmail} and we will delete it.',
      ),
    ],
  },
  {
    id: 'security',
    heading: '15. Security',
    blocks: [
      paragraph(
        'Connections to the site are encrypted. Access follows roles that are checked on our servers for every request, repeated sign-in attempts are slowed down, and administrators’ actions are logged. No system is perfectly secure: if a breach affects your data, we inform you and the authorities as the law requires.',
      ),
      paragraph(
        'We never ask for your password or your full card number by email, phone or chat. If someone does so in our name, please tell us.',
      ),
    ],
  },
  {
    id: 'links',
    heading: '16. Other sites',
    blocks: [
      paragraph(
        'Our pages and articles may link to other sites. Their operators decide what they collect there; this policy covers only {brand}.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: '17. Changes to this policy',
    blocks: [
      paragraph(
        'Each version carries its date, and we store with your application the version you accepted. If we change something that matters to you, we announce it here and by email to applicants and members before it takes effect.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: '18. Contact',
    blocks: [paragraph('{entity} ({brand}), {contactAddress}. Email: {contactEmail}.')],
  },
];
