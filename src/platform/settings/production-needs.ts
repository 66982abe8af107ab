import { type EvaluationPart, EXAMPLE_EVENT_ADDRESS, type Settings } from './settings.ts';

export type ProductionNeed = {
  readonly setting: keyof Settings;
  /** What production needs, as the end of 'production needs …'. */
  readonly needs: string;
  /** What PRODUCTION_ALLOWS names to do without. */
  readonly without?: EvaluationPart;
  /** What is wrong, where that is not simply 'is not set'. */
  readonly problem?: string;
  isMet(settings: Settings): boolean;
};

/** An ordinary need: the setting is set. */
const isSet = (
  setting: keyof Settings,
  needs: string,
  without?: EvaluationPart,
): ProductionNeed => ({
  setting,
  needs,
  ...(without ? { without } : {}),
  isMet: (settings) => settings[setting] !== undefined,
});

/**
 * Everything that production asks for and the evaluation default does without. Read by the start, by
 * `check-settings` and by the table in docs/operations.md.
 */
export const PRODUCTION_NEEDS: readonly ProductionNeed[] = [
  isSet('PUBLIC_URL', 'the address people use'),
  isSet('DATABASE_URL', 'a PostgreSQL', 'embedded-database'),
  isSet('SMTP_URL', 'a mail server', 'sandbox-mail'),
  isSet(
    'STRIPE_SECRET_KEY',
    'Stripe, with its publishable key and webhook secret',
    'sandbox-payments',
  ),
  isSet('GOOGLE_CLIENT_ID', 'the Google sign-in, with its secret', 'no-google'),
  isSet('IDENTITY_SECRETS', 'a secret of its own for sessions and signing keys'),
  isSet('FILE_KEYS', 'a key of its own for documents'),
  {
    setting: 'FILE_KEYS',
    needs: 'a key that is not the one of the demonstration',
    problem: "names the demonstration's key, which everybody can read",
    isMet: ({ FILE_KEYS }) => !FILE_KEYS?.hasDemoKey,
  },
  isSet('RECEIPT_KEYS', 'a key of its own for receipts of bids'),
  isSet('ORGANIZATION_NAME', 'the legal name of who runs the program, which every mail carries'),
  isSet('ORGANIZATION_ADDRESS', 'the postal address that every mail carries'),
  {
    setting: 'EVENT_ADDRESS',
    needs: 'the address to which the mails send people',
    isMet: ({ EVENT_ADDRESS }) => EVENT_ADDRESS !== EXAMPLE_EVENT_ADDRESS,
  },
  {
    setting: 'BEACON',
    needs: 'the public chain quicknet: our own beacon would let us choose the result of a draw',
    problem: "is 'sandbox'",
    isMet: ({ BEACON }) => BEACON !== 'sandbox',
  },
  {
    setting: 'SINGLE_ADMIN_PAYOUTS',
    needs: '0: it pays out only what two admins agree on',
    problem: 'is set',
    isMet: ({ SINGLE_ADMIN_PAYOUTS }) => !SINGLE_ADMIN_PAYOUTS,
  },
];

/** What is wrong with a setting that a need is about. */
export function sentenceOfNeed({
  setting,
  needs,
  without,
  problem = 'is not set',
}: ProductionNeed) {
  const unless = without ? ` unless PRODUCTION_ALLOWS names ${without}` : '';
  return `${setting} ${problem}, and production needs ${needs}${unless}.`;
}
