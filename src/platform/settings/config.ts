import { resolve } from 'node:path';
import { brand } from '#shared/brand.ts';
import { parseNetworks } from '../client-address.ts';
import {
  type EvaluationPart,
  EXAMPLE_EVENT_ADDRESS,
  type Settings,
  settingsSchema,
} from './settings.ts';

/** The product's configuration: the settings and values derived from them. */
export type Config = Settings & {
  readonly isProduction: boolean;
  readonly host: string;
  readonly logLevel: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly mailFrom: string;
  /** Whether the sandbox pages are served. */
  readonly hasSandbox: boolean;
  /** Whether the demonstration exists: its people, the bar on every page, and the tour. */
  readonly hasDemo: boolean;
  /** Where the assemblies' randomness comes from. */
  readonly beacon: 'quicknet' | 'sandbox';
};

/** A wrong setting: the sentence names it and says what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and checks the settings; the only reader of the environment. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty value means 'not set', as it does in compose files and CI systems.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      (issue) =>
        `${String(issue.path[0])} ${issue.message} (it is ${describeValue(given, issue.path[0])}).`,
    );
    throw new ConfigError(sentences.join('\n'));
  }
  const settings = parsed.data;
  parseNetworks(settings.TRUSTED_PROXIES, (network) => {
    throw new ConfigError(
      `TRUSTED_PROXIES names '${network}', which is not an address or network.`,
    );
  });
  for (const group of SETTINGS_OF_A_SET) requireTogether(settings, group);
  const isProduction = settings.NODE_ENV === 'production';
  const config: Config = {
    ...settings,
    isProduction,
    host: settings.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    logLevel: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    dataDir: resolve(settings.DATA_DIR),
    mailFrom: settings.MAIL_FROM ?? `${brand.name} <${brand.contactEmail}>`,
    hasSandbox: !isProduction,
    hasDemo: !isProduction && settings.DEMO && settings.DEMO_HISTORY && !settings.DATABASE_URL,
    beacon: settings.BEACON ?? (isProduction ? 'quicknet' : 'sandbox'),
  };
  checkStripeModes(config);
  if (isProduction) refuseEvaluationParts(config);
  return config;
}

/** With only some of a set, payments would be taken and never confirmed. */
const SETTINGS_OF_A_SET: readonly (readonly (keyof Settings)[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['CHATWOOT_URL', 'CHATWOOT_WEBSITE_TOKEN'],
  ['PLAUSIBLE_SCRIPT_URL', 'PLAUSIBLE_DOMAIN'],
];

function requireTogether(settings: Settings, group: readonly (keyof Settings)[]): void {
  const missing = group.filter((name) => settings[name] === undefined);
  if (missing.length === 0 || missing.length === group.length) return;
  const given = group.filter((name) => settings[name] !== undefined);
  throw new ConfigError(
    `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set, and ${given.join(' and ')} ${given.length > 1 ? 'are' : 'is'} of no use without.`,
  );
}

/** Secrets are never repeated in a message. */
function describeValue(
  given: Record<string, string | undefined>,
  name: PropertyKey | undefined,
): string {
  const value = given[String(name)];
  if (value === undefined) return 'not set';
  return /TOKEN|SECRET|PASSWORD|KEY|URL/.test(String(name))
    ? 'set to something else'
    : `'${value}'`;
}

function refuseEvaluationParts(config: Config): void {
  const refuse = (part: EvaluationPart, setting: string) => {
    if (config.PRODUCTION_ALLOWS.includes(part)) return;
    throw new ConfigError(
      `${setting} is not set, and production does not run on the ${part} unless PRODUCTION_ALLOWS names it.`,
    );
  };
  if (!config.PUBLIC_URL)
    throw new ConfigError('PUBLIC_URL is not set; production needs the address people use.');
  if (!config.DATABASE_URL) refuse('embedded-database', 'DATABASE_URL');
  if (!config.SMTP_URL) refuse('sandbox-mail', 'SMTP_URL');
  if (!config.FILE_KEYS) {
    throw new ConfigError(
      'FILE_KEYS is not set; production needs a key of its own, such as 1:$(openssl rand -base64 32).',
    );
  }
  if (config.FILE_KEYS.hasDemoKey) {
    throw new ConfigError(
      "FILE_KEYS names the demonstration's key, which everybody can read; production needs a key of its own.",
    );
  }
  if (!config.RECEIPT_KEYS) {
    throw new ConfigError(
      'RECEIPT_KEYS is not set; production signs receipts of bids with a key of its own, such as 1:$(openssl rand -base64 32).',
    );
  }
  if (!config.GOOGLE_CLIENT_ID) refuse('no-google', 'GOOGLE_CLIENT_ID');
  if (!config.IDENTITY_SECRETS) {
    throw new ConfigError(
      'IDENTITY_SECRETS is not set; production needs a secret of its own, such as 1:$(openssl rand -base64 48).',
    );
  }
  if (config.EVENT_ADDRESS === EXAMPLE_EVENT_ADDRESS) {
    throw new ConfigError(
      'EVENT_ADDRESS is not set; production needs the address to which the mails send people.',
    );
  }
  if (config.beacon !== 'quicknet') {
    throw new ConfigError(
      "BEACON is 'sandbox', and production draws by the public chain quicknet alone: our own beacon would let us choose the result.",
    );
  }
  if (config.SINGLE_ADMIN_PAYOUTS) {
    throw new ConfigError(
      'SINGLE_ADMIN_PAYOUTS is set, and production pays out only what two admins agree on.',
    );
  }
  if (!config.STRIPE_SECRET_KEY) refuse('sandbox-payments', 'STRIPE_SECRET_KEY');
}

function checkStripeModes({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: Config): void {
  const modeOf = (key: string | undefined) => key?.split('_')[1];
  if (modeOf(STRIPE_SECRET_KEY) !== modeOf(STRIPE_PUBLISHABLE_KEY)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes; use both live or both test.',
    );
  }
}
