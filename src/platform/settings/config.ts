import { resolve } from 'node:path';
import { brand } from '#shared/brand.ts';
import { parseNetworks } from '../client-address.ts';
import { PRODUCTION_NEEDS, sentenceOfNeed } from './production-needs.ts';
import { exampleOf } from './setting-examples.ts';
import { type Settings, settingsSchema } from './settings.ts';

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

/** What is wrong with a setting: the sentence names it and says what it should be. */
export type SettingFault = { readonly setting: string; readonly sentence: string };

/** One or more wrong settings. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly SettingFault[];

  constructor(faults: readonly SettingFault[]) {
    super(faults.map(sentenceWithExample).join('\n'));
    this.faults = faults;
  }
}

function sentenceWithExample({ setting, sentence }: SettingFault): string {
  const example = exampleOf(setting);
  return example ? `${sentence} Example: ${example}` : sentence;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings; the only reader of the environment. Names every wrong setting. */
export function readConfig(environment: Environment): Config {
  // An empty value means 'not set', as it does in compose files and CI systems.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { settings, faults } = parseSettings(given);
  // Rules about several settings leave out those that are wrong already.
  const wrong = new Set(faults.map(({ setting }) => setting));
  const later = [
    ...findWrongNetworks(settings),
    ...SETTINGS_OF_A_SET.flatMap((group) => findIncompleteSet(given, group)),
    ...findMixedStripeModes(settings),
    ...(settings.NODE_ENV === 'production' ? findUnmetNeeds(settings, given) : []),
  ].filter(({ setting }) => !wrong.has(setting));
  const all = [...faults, ...later];
  if (all.length > 0) throw new ConfigError(all);
  return completeConfig(settings);
}

/** Each setting by itself, so that a wrong one does not hide the next. */
function parseSettings(given: Environment): { settings: Settings; faults: SettingFault[] } {
  const faults = new Map<string, SettingFault>();
  const values = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(given[name]);
    if (parsed.success) return [name, parsed.data];
    for (const { message } of parsed.error.issues) {
      const sentence = `${name} ${message} (it is ${describeValue(given, name)}).`;
      faults.set(sentence, { setting: name, sentence });
    }
    return [name, schema.safeParse(undefined).data];
  });
  return { settings: Object.fromEntries(values), faults: [...faults.values()] };
}

function completeConfig(settings: Settings): Config {
  const isProduction = settings.NODE_ENV === 'production';
  return {
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
}

function findWrongNetworks({ TRUSTED_PROXIES }: Settings): SettingFault[] {
  const faults: SettingFault[] = [];
  parseNetworks(TRUSTED_PROXIES, (network) => {
    const sentence = `TRUSTED_PROXIES names '${network}', which is neither an IP address nor a network.`;
    faults.push({ setting: 'TRUSTED_PROXIES', sentence });
  });
  return faults;
}

/** With only some of a set, payments would be taken and never confirmed. */
const SETTINGS_OF_A_SET: readonly (readonly [keyof Settings, ...(keyof Settings)[]])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['CHATWOOT_URL', 'CHATWOOT_WEBSITE_TOKEN'],
  ['PLAUSIBLE_SCRIPT_URL', 'PLAUSIBLE_DOMAIN'],
  ['MORTGAGE_RATE', 'MORTGAGE_RATE_DATE', 'MORTGAGE_RATE_SOURCE'],
];

function findIncompleteSet(given: Environment, group: readonly string[]): SettingFault[] {
  const there = group.filter((name) => given[name] !== undefined);
  if (there.length === 0) return [];
  return group
    .filter((name) => given[name] === undefined)
    .map((setting) => ({
      setting,
      sentence: `${setting} is not set, and ${there.join(' and ')} cannot be used without it.`,
    }));
}

/** Secrets are never repeated in a message. */
function describeValue(given: Environment, name: string): string {
  const value = given[name];
  if (value === undefined) return 'not set';
  return /TOKEN|SECRET|PASSWORD|KEY|URL/.test(name) ? 'set to something else' : `'${value}'`;
}

function findUnmetNeeds(settings: Settings, given: Environment): SettingFault[] {
  // From the text, so that one wrong name does not void the others.
  const allowed = (given.PRODUCTION_ALLOWS ?? '').split(',').map((part) => part.trim());
  return PRODUCTION_NEEDS.filter((need) => {
    if (need.isMet(settings)) return false;
    if (need.without && allowed.includes(need.without)) return false;
    // The incomplete set says so already.
    return !SETTINGS_OF_A_SET.some(
      ([first, ...rest]) => first === need.setting && rest.some((name) => given[name]),
    );
  }).map((need) => ({ setting: need.setting, sentence: sentenceOfNeed(need) }));
}

function findMixedStripeModes(settings: Settings): SettingFault[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = settings;
  const modeOf = (key: string) => key.split('_')[1];
  if (!secret || !publishable || modeOf(secret) === modeOf(publishable)) return [];
  return [
    {
      setting: 'STRIPE_PUBLISHABLE_KEY',
      sentence:
        'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY belong to different modes: both must be live, or both test.',
    },
  ];
}
