import { definitions, type LegalSection, list, paragraph } from './documents.ts';

/** Recipients, security, transfers, storage on devices and retention. */
export const HANDLING_SECTIONS: readonly LegalSection[] = [
  {
    id: 'who-sees-it',
    heading: '5. Who sees it',
    blocks: [
      definitions({
        You: 'Your dashboard shows your application, documents, deposit and group. It opens only to an account with a verified email address that matches your application.',
        'Our administrators':
          'People authorized by us, who review applications, answer questions and keep the books. Every action they take is written to a log that cannot be edited: who, when, what, and the record before and after.',
        'Our payment provider':
          'Stripe processes card payments. It receives your card details directly from you, and from us your name, email address and the amount. It handles them under its own privacy policy.',
        Google: 'Only if you choose to sign in with Google.',
        'Service providers':
          'Companies that host the site, store encrypted documents or deliver our email, and analytics or chat companies if we use them. They work on our instructions.',
        'Who sells and closes':
          'Once you are selected: the seller, the appraiser and the title company of the home you choose, as far as its purchase needs it.',
        'Authorities and advisers':
          'When the law requires it, or when it is needed to protect rights, settle a claim or have our books audited.',
        'A successor':
          'If the program passes to another organization, your data passes with it under this policy, and we tell you beforehand.',
      }),
      paragraph(
        'Other members see which seats of your group pay, were selected or have left, and your name only if you agree to it; never your income or documents. The records of each selection are public, with the numbers of seats and without names, as the Terms of Use describe. We do not sell personal data, and we do not share it with others for targeted advertising.',
      ),
    ],
  },
  {
    id: 'documents',
    heading: '6. How documents are protected',
    blocks: [
      list(
        'Each file is encrypted before it is stored (AES-256-GCM), and is kept apart from the database.',
        'Only you and our administrators can open it, through links that expire after a short time.',
        'Each opening is recorded: who opened the file, and when.',
        'The type of a file is checked by its content, not by its name, and files may be scanned for viruses.',
        'You can remove a file yourself until it has been reviewed.',
      ),
    ],
  },
  {
    id: 'payments',
    heading: '7. Payments',
    blocks: [
      paragraph(
        'The card form belongs to our payment provider and is shown inside our page. Your card details go straight to the provider and never touch our servers. The provider may set its own cookies when the form loads, mainly to detect fraud. We learn whether a payment succeeded, failed or was refunded, and the kind, brand and last four digits of what paid it.',
      ),
    ],
  },
  {
    id: 'emails',
    heading: '8. Emails we send',
    blocks: [
      paragraph(
        'To run the service we write to you when you need to verify your address or reset your password, when we have received your application, when your deposit is confirmed or refunded, when your income has been approved or rejected, when your group has formed, about your contributions, the monthly selections, your award, your home and money we owe you, with a report of your group each month, and when you have joined a waitlist or registered for an event.',
      ),
      paragraph(
        'We may also send news about the program. You can stop these at any time by the link in each of them or by writing to {contactEmail}. You will still receive messages about your own application, deposit and group.',
      ),
    ],
  },
  {
    id: 'cookies',
    heading: '9. Cookies and storage on your device',
    blocks: [
      definitions({
        'Session cookie':
          'Keeps you signed in. It is set when you sign in and removed when you log out. While a sign-in with Google is under way, a short-lived cookie protects it.',
        'Half-filled form':
          'What you have typed into the application or waitlist form is kept on your device, so that a reload does not lose it. Your consents are not kept there, nothing of it is sent to us until you submit. It is cleared when you succeed, when you choose so, and after 14 days.',
        'Keys of sealed bids':
          'If you place a bid, a spare key that opens it is kept in your browser’s local storage, for you alone.',
        'Your choice about optional services':
          'If the site asks whether analytics or chat may load, your answer is remembered on your device.',
        'Administrators only':
          'Drafts of blog articles and settings of the admin pages, in local storage. The sign-in itself is not kept there.',
      }),
      paragraph(
        'You can delete all of this in your browser. Without the session cookie, you can read the site but not sign in.',
      ),
    ],
  },
  {
    id: 'analytics-chat',
    heading: '10. Analytics and chat',
    blocks: [
      paragraph(
        'Analytics and live chat are optional parts of the site. If we have not set one up, nothing of it loads. If we have, it loads only with your consent, which you may refuse or later withdraw without losing any other function. An analytics company then learns which pages you visit and your IP address; a chat company, what you write and the page you write from.',
      ),
    ],
  },
  {
    id: 'retention',
    heading: '11. How long we keep it',
    blocks: [
      paragraph(
        'We keep personal data for 7 years, counted from the end of the matter it belongs to: the day your application is closed, your deposit is refunded or your membership ends, whichever is latest. For a waitlist entry or event registration, the 7 years run from your last submission. We then delete the data or make it anonymous, unless a law or an open dispute requires us to keep it longer.',
      ),
    ],
  },
];
