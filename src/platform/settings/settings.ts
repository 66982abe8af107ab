import { z } from 'zod';
import { parseFileKeys } from '#providers/files/keys.ts';
import { isEmailShaped, normaliseEmail } from '#shared/text/email-address.ts';
import {
  flag,
  line,
  list,
  people,
  postgresAddress,
  rate,
  secrets,
  wholeNumber,
} from './setting-kinds.ts';

/** Parts of the evaluation default that production refuses unless PRODUCTION_ALLOWS names them. */
export const EVALUATION_PARTS = {
  'embedded-database':
    'runs on the embedded database in `DATA_DIR`, which can lose its last writes in a power failure',
  'sandbox-mail': 'keeps mails in the database and sends none',
  'sandbox-payments':
    'takes pretended payments; not in the image, which does not contain the sandbox',
  'no-google': 'offers no Google sign-in',
} as const;
export type EvaluationPart = keyof typeof EVALUATION_PARTS;
const PART_NAMES = Object.keys(EVALUATION_PARTS) as EvaluationPart[];

/** A street that does not exist, so that nobody goes there by mistake. */
export const EXAMPLE_EVENT_ADDRESS = '123 Example Street (an example), Cottonwood Heights, UT';

const fileKeys = z.string().transform((text, issue) => {
  try {
    return parseFileKeys(text);
  } catch (error) {
    issue.addIssue((error as Error).message);
    return z.NEVER;
  }
});

/** Every setting the product reads, in the order of the settings table. */
export const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: 'must be development, production or test',
    })
    .default('development')
    .describe('`production` turns on the strict checks and turns off the sandbox.'),
  PORT: wholeNumber(3000, 1, 65_535).describe('Port the server listens on.'),
  HOST: z
    .string()
    .optional()
    .describe('Address to listen on. Default: `127.0.0.1`, in production `0.0.0.0`.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full address such as https://example.org' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional()
    .describe('Address people reach the site at. Default: `http://localhost:PORT`.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('Folder of the embedded database and other local data.'),
  DATABASE_URL: postgresAddress().describe('PostgreSQL to use instead of the embedded database.'),
  DATABASE_DIRECT_URL: postgresAddress().describe(
    'The same PostgreSQL past a connection pooler in transaction mode such as PgBouncer: for notifications, the job queue and migrations. Default: `DATABASE_URL`.',
  ),
  DATABASE_REPLICA_URL: postgresAddress().describe(
    'A streaming replica that serves the exports of the admin tools, which may then be some seconds old. Default: none.',
  ),
  DATABASE_POOL_SIZE: wholeNumber(10, 1, 500).describe(
    'Connections each process may open to PostgreSQL.',
  ),
  ROLE: z
    .enum(['web', 'worker', 'all'], { error: 'must be web, worker or all' })
    .default('all')
    .describe('What this process does: answer requests, work on jobs, or both.'),
  WORKER_PORT: wholeNumber(3001, 1, 65_535).describe(
    'Port on which a process with `ROLE=worker` serves `/healthz`, `/readyz` and `/metrics`.',
  ),
  PAGES: z
    .enum(['built', 'development'], { error: 'must be built or development' })
    .default('built')
    .describe('`development` leaves the pages to `npm run dev`.'),
  DEMO: flag('1').describe(
    '`0` leaves out the demonstration: its data, people, bar and tour (embedded database only).',
  ),
  DEMO_HISTORY: flag('1').describe(
    '`0` leaves the people and groups out of the demonstration content; articles and an empty group remain.',
  ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be trace, debug, info, warn, error or silent',
    })
    .optional()
    .describe('How much is logged. Default: `warn`, in production `info`.'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .describe('Mail server. Without it mails go to the sandbox mailbox.'),
  MAIL_FROM: z
    .string()
    .min(3, 'must be an address, with or without a name')
    .optional()
    .describe('Sender of mails. Default: the contact address of the brand.'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_/, 'must start with sk_live_, sk_test_, rk_live_ or rk_test_')
    .optional()
    .describe('Payment provider. Without the three Stripe settings payments go to the sandbox.'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(live|test)_/, 'must start with pk_live_ or pk_test_')
    .optional()
    .describe('The key that browsers use; of the same mode as the secret key.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'must start with whsec_')
    .optional()
    .describe('Signing secret of the webhook endpoint `/api/webhooks/payments`.'),
  BEACON: z
    .enum(['quicknet', 'sandbox'], { error: 'must be quicknet or sandbox' })
    .optional()
    .describe(
      "Where the assemblies' randomness comes from: drand's public chain `quicknet`, which production always uses, or the sandbox's stand-in, which is the default elsewhere.",
    ),
  BEACON_RELAYS: list
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must name full addresses' })))
    .describe(
      "Relays of drand to ask in turn, comma-separated. Default: drand's own and Cloudflare's. They are not trusted: each answer is verified.",
    ),
  DEPOSIT_EXPIRY_DAYS: wholeNumber(30, 1, 365).describe(
    'After how many days a deposit that nobody paid ends; the application stays.',
  ),
  TRUSTED_PROXIES: list.describe(
    'Addresses or networks (CIDR, comma-separated) of proxies whose `X-Forwarded-For` is believed.',
  ),
  IDENTITY_SECRETS: secrets
    .optional()
    .describe(
      'What seals sessions and signing keys: `version:secret`, newest first, comma-separated, each secret at least 32 bytes. Needed in production; otherwise made and kept in `DATA_DIR`.',
    ),
  SESSION_DAYS: wholeNumber(7, 1, 90).describe('How long somebody stays signed in.'),
  ADMIN_EMAIL: z
    .string()
    .transform(normaliseEmail)
    .refine(isEmailShaped, 'must be an e-mail address')
    .optional()
    .describe('Address of the first admin, made at a start when there is no admin yet.'),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have at least 12 characters')
    .max(128, 'must have at most 128 characters')
    .optional()
    .describe('Password of the first admin.'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional().describe('Client of the Google sign-in.'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('Secret of that client.'),
  SIGN_IN_BUTTON: flag('0').describe('`1` shows the Sign In button in the header.'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Bearer token for `/metrics`. In production the page is absent without it.'),
  SHUTDOWN_SECONDS: wholeNumber(15, 1, 600).describe(
    'How long a stopping process waits for requests and jobs.',
  ),
  PRODUCTION_ALLOWS: list
    .pipe(z.array(z.enum(PART_NAMES, { error: `may name ${PART_NAMES.join(', ')}` })))
    .describe('Evaluation parts that production may use all the same, comma-separated.'),
  LANDING_VARIANT: z
    .enum(['long', 'short'], { error: 'must be long or short' })
    .default('long')
    .describe('Which landing page is shown when the address does not say.'),
  MORTGAGE_RATE: z.coerce
    .number({ error: 'must be a percentage such as 6.85' })
    .min(0, 'must be a percentage such as 6.85')
    .max(30, 'must be a percentage such as 6.85')
    .optional()
    .describe(
      'Average rate of a 30-year fixed mortgage in percent, named beside the ways to finance; goes with `MORTGAGE_RATE_DATE` and `MORTGAGE_RATE_SOURCE`. Without them the pages name no day for rates.',
    ),
  MORTGAGE_RATE_DATE: z.iso
    .date({ error: 'must be a day such as 2026-11-12' })
    .optional()
    .describe('The day of `MORTGAGE_RATE`.'),
  MORTGAGE_RATE_SOURCE: z
    .string()
    .min(3, 'must be a name of 3 to 120 characters')
    .max(120, 'must be a name of 3 to 120 characters')
    .optional()
    .describe('Where `MORTGAGE_RATE` was published, as the pages name it.'),
  APPROVED_TRANSLATION: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(\.\d)?$/, 'must be a version such as 2026-11-18')
    .optional()
    .describe(
      'Version of the Portuguese legal texts that counsel has approved; it stands at the top of each. Any other version is marked as a draft.',
    ),
  EVENT_ADDRESS: z
    .string()
    .min(5, 'must be a full address')
    .default(EXAMPLE_EVENT_ADDRESS)
    .describe(
      'Full address of the presentation. Only the confirmation mail carries it; production needs a real one.',
    ),
  ORGANIZATION_NAME: line().describe(
    'Legal name of the organization that runs the program: on `/about`, `/sobre` and in every mail. Needed in production.',
  ),
  ORGANIZATION_ADDRESS: line().describe(
    'Its street and postal address, which every mail carries. Needed in production.',
  ),
  ORGANIZATION_PHONE: line().describe('Its phone number. What is not set is not shown.'),
  ORGANIZATION_ESCROW: line().describe('Who holds the escrow.'),
  ORGANIZATION_TITLE_AND_LIEN: line().describe(
    'How title and lien work after an award, in English.',
  ),
  ORGANIZATION_TITLE_AND_LIEN_PT: line().describe('The same in Portuguese.'),
  ORGANIZATION_AUDITOR: line().describe('Who audits the books.'),
  ORGANIZATION_LICENSE: line().describe('License or registration, with its number.'),
  ORGANIZATION_PEOPLE: people.describe(
    'The people, as `Ana Lima | Director | Diretora; Bo Li | Treasurer | Tesoureiro`.',
  ),
  CHATWOOT_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full address such as https://app.chatwoot.com' })
    .optional()
    .describe('Chatwoot installation of the live chat. Without it there is no chat.'),
  CHATWOOT_WEBSITE_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe('Token of the website inbox in Chatwoot; goes with `CHATWOOT_URL`.'),
  PLAUSIBLE_SCRIPT_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://plausible.io/js/script.js',
    })
    .optional()
    .describe('Script of Plausible Analytics. Without it, or Google, visits are not measured.'),
  PLAUSIBLE_DOMAIN: z
    .string()
    .min(3, 'must be a site name')
    .optional()
    .describe('Site name in Plausible; goes with `PLAUSIBLE_SCRIPT_URL`.'),
  GOOGLE_ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,}$/, 'must look like G-ABC123')
    .optional()
    .describe('Google Analytics 4 property, where Plausible is not used.'),
  CONSENT_REQUIRED: flag('1').describe(
    '`0` loads chat and analytics without asking. The privacy policy promises to ask: change its section 10 first.',
  ),
  FILE_KEYS: fileKeys
    .optional()
    .describe(
      'What encrypts stored documents: `version:key`, comma-separated, each key 32 bytes in base64; the highest version encrypts. Needed in production; otherwise made and kept in `DATA_DIR`.',
    ),
  RECEIPT_KEYS: fileKeys
    .optional()
    .describe(
      'What signs the receipts of sealed bids, in the form of `FILE_KEYS`: the highest version signs. Keep the former one until the new one has been published under `/.well-known/receipt-keys.json`, because it signs the announcement. Needed in production; otherwise made and kept in `DATA_DIR`.',
    ),
  BACKUP_KEYS: fileKeys
    .optional()
    .describe(
      'What encrypts backups, in the form of `FILE_KEYS`. Needed by `casa backup`, `casa nightly` and `casa restore`; keep it elsewhere than the backups.',
    ),
  FILES_RESERVE_MB: wholeNumber(200, 0, 1_000_000).describe(
    'Room on the disk that uploads leave alone.',
  ),
  S3_BUCKET: z
    .string()
    .min(3, 'must be the name of a bucket')
    .optional()
    .describe('Bucket for documents, instead of a folder in `DATA_DIR`.'),
  S3_REGION: z.string().min(1).default('us-west-2').describe('Region of that bucket.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional()
    .describe("Address of an S3-compatible store that is not Amazon's."),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Access key of that store.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Its secret.'),
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^[^\s:]+:\d{1,5}$/, 'must look like host:3310')
    .transform((text) => {
      const [host = '', port = ''] = text.split(':');
      return { host, port: Number(port) };
    })
    .optional()
    .describe(
      'Where ClamAV listens. Without it documents are recorded as not scanned; with it none is taken unscanned.',
    ),
  GROUP_CAPACITY: wholeNumber(480, 1, 480).describe(
    'Households in a new group: two selections a month for 240 months. Groups already open keep theirs.',
  ),
  SINGLE_ADMIN_PAYOUTS: flag('0').describe(
    '`1` lets one admin approve payouts alone, for trying the product out. Production refuses it.',
  ),
  RATE_BANK_DETAILS_MEMBER: rate('10/1h').describe('Changes of bank details by one member.'),
  RATE_UPLOAD_MEMBER: rate('60/1h').describe('Documents one member uploads.'),
  RATE_BID_MEMBER: rate('60/1h').describe('Sealed bids one member places.'),
  RATE_API: rate('600/1m').describe('All API calls of one network address.'),
  RATE_CHECK_EMAIL_NETWORK: rate('60/10m').describe(
    'Questions whether an e-mail address is taken, from one network address.',
  ),
  RATE_CHECK_EMAIL_ADDRESS: rate('20/1h').describe(
    'Questions whether one e-mail address is taken, from anywhere.',
  ),
  RATE_APPLICATION_NETWORK: rate('60/10m').describe('Applications from one network address.'),
  RATE_APPLICATION_EMAIL: rate('20/1h').describe('Applications for one e-mail address.'),
  RATE_SIGN_IN_NETWORK: rate('60/10m').describe('Sign-in attempts from one network address.'),
  RATE_SIGN_IN_EMAIL: rate('10/10m').describe(
    'Sign-in attempts for one e-mail address from one network address or device; as many failures from anywhere ask for a puzzle.',
  ),
  RATE_SIGN_UP_NETWORK: rate('20/1h').describe('Accounts made from one network address.'),
  RATE_ACCOUNT_MAIL_NETWORK: rate('30/1h').describe(
    'Reset and verification mails asked for from one network address.',
  ),
  RATE_ACCOUNT_MAIL_EMAIL: rate('5/1h').describe(
    'Reset and verification mails asked for one e-mail address.',
  ),
  RATE_PAYMENT_NETWORK: rate('120/10m').describe(
    'Payments started or asked about from one network address.',
  ),
  RATE_PAYMENT_EMAIL: rate('30/1h').describe('Payments started for one e-mail address.'),
  RATE_WAITLIST_NETWORK: rate('60/10m').describe('Waitlist entries from one network address.'),
  RATE_WAITLIST_EMAIL: rate('10/1h').describe('Waitlist entries for one e-mail address.'),
});

export type Settings = z.output<typeof settingsSchema>;
