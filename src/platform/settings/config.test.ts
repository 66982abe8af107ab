import { describe, expect, it } from 'vitest';
import { DEMO_FILE_KEY } from '#providers/files/demo-key.ts';
import { PRODUCTION_SETTINGS as production } from '#testing/setup/test-settings.ts';
import { ConfigError, readConfig } from './config.ts';
import { PRODUCTION_NEEDS } from './production-needs.ts';
import { exampleOf, SETTING_EXAMPLES } from './setting-examples.ts';
import { EVALUATION_PARTS, settingsSchema } from './settings.ts';

function faultsOf(settings: Record<string, string>): ConfigError {
  try {
    readConfig(settings);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('the settings were accepted');
}

describe('readConfig', () => {
  it('needs nothing: the evaluation default is complete', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      publicUrl: 'http://localhost:3000',
      host: '127.0.0.1',
      hasSandbox: true,
      ROLE: 'all',
    });
  });

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT must be a number \(it is 'abc'\)\. Example: PORT=3000$/],
    [{ PORT: '70000' }, /^PORT must be at most 65535/],
    [{ ROLE: 'boss' }, /^ROLE must be web, worker or all/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must start with postgres/],
    [{ RATE_API: 'many' }, /^RATE_API must look like 30\/10m/],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /^TRUSTED_PROXIES names '10\.0\.0\.0\/99'/],
    [{ PUBLIC_URL: 'example.org' }, /^PUBLIC_URL must be a full address/],
  ])('names the wrong setting in %j', (settings, sentence) => {
    expect(() => readConfig(settings as Record<string, string>)).toThrow(sentence);
  });

  it('does not print a secret', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'hunter2' })).toThrow(
      /METRICS_TOKEN .* \(it is set to something else\)/,
    );
    expect(() => readConfig({ METRICS_TOKEN: 'hunter2' })).not.toThrow(/hunter2/);
  });

  it('names every wrong setting at once, each with an example', () => {
    const settings = {
      NODE_ENV: 'production',
      PORT: 'x',
      TRUSTED_PROXIES: 'nowhere',
      GOOGLE_CLIENT_ID: 'a-client',
      S3_BUCKET: 'documents',
      PRODUCTION_ALLOWS: 'sandbox-mail, everything',
    };
    const { faults, message } = faultsOf(settings);
    expect(faults.map(({ setting }) => setting)).toEqual([
      'PORT',
      'PRODUCTION_ALLOWS',
      'TRUSTED_PROXIES',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'GOOGLE_CLIENT_SECRET',
      'PUBLIC_URL',
      'DATABASE_URL',
      'STRIPE_SECRET_KEY',
      'IDENTITY_SECRETS',
      'FILE_KEYS',
      'RECEIPT_KEYS',
      'ORGANIZATION_NAME',
      'ORGANIZATION_ADDRESS',
      'EVENT_ADDRESS',
    ]);
    for (const line of message.split('\n')) expect(line).toMatch(/\. Example: [A-Z0-9_]+=\S/);
  });

  it.each(Object.keys(settingsSchema.shape))(
    '%s takes its example and explains a wrong value',
    (name) => {
      const [, example = ''] = /^[^=]+=(.*)$/.exec(exampleOf(name) ?? '') ?? [];
      const schema = settingsSchema.shape[name as keyof typeof settingsSchema.shape];
      const shown = SETTING_EXAMPLES[name as keyof typeof SETTING_EXAMPLES];
      expect(schema.safeParse(shown).success, shown).toBe(true);
      expect(example).not.toBe('');
      const wrong = schema.safeParse(' ');
      if (wrong.success) return;
      for (const { message } of wrong.error.issues) expect(message).toMatch(/^(must|may|names)/);
    },
  );

  it('reads a rate as a count in seconds', () => {
    expect(readConfig({ RATE_API: '30/10m' }).RATE_API).toEqual({ limit: 30, seconds: 600 });
  });
});

describe('production', () => {
  it('does not let one admin pay out alone', () => {
    expect(() => readConfig({ ...production, SINGLE_ADMIN_PAYOUTS: '1' })).toThrow(
      /^SINGLE_ADMIN_PAYOUTS is set, and production needs 0: it pays out only what two admins agree on/,
    );
    expect(readConfig({ ...production, SINGLE_ADMIN_PAYOUTS: '0' }).SINGLE_ADMIN_PAYOUTS).toBe(
      false,
    );
  });

  it('runs without a sandbox, listening for everybody', () => {
    expect(readConfig(production)).toMatchObject({
      hasSandbox: false,
      host: '0.0.0.0',
      logLevel: 'silent',
    });
  });

  it('uses only the public beacon chain, whatever else is allowed', () => {
    expect(readConfig(production).beacon).toBe('quicknet');
    expect(() => readConfig({ ...production, BEACON: 'sandbox' })).toThrow(/^BEACON is 'sandbox'/);
    expect(() => readConfig({ ...production, BEACON: 'ab'.repeat(32) })).toThrow(
      /^BEACON must be quicknet or sandbox/,
    );
    expect(readConfig({}).beacon).toBe('sandbox');
  });

  it.each([
    ['PUBLIC_URL', /PUBLIC_URL is not set/],
    [
      'DATABASE_URL',
      /^DATABASE_URL is not set, and production needs a PostgreSQL unless PRODUCTION_ALLOWS names embedded-database\. Example: DATABASE_URL=postgres:/,
    ],
    ['SMTP_URL', /SMTP_URL is not set, .* names sandbox-mail/],
    ['FILE_KEYS', /FILE_KEYS is not set/],
    ['RECEIPT_KEYS', /RECEIPT_KEYS is not set/],
    ['IDENTITY_SECRETS', /IDENTITY_SECRETS is not set/],
    ['EVENT_ADDRESS', /EVENT_ADDRESS is not set/],
    ['ORGANIZATION_NAME', /ORGANIZATION_NAME is not set/],
    ['ORGANIZATION_ADDRESS', /ORGANIZATION_ADDRESS is not set/],
    [
      'PRODUCTION_ALLOWS',
      /the Google sign-in, with its secret unless PRODUCTION_ALLOWS names no-google/,
    ],
  ])('refuses to start without %s', (name, sentence) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(sentence);
  });

  it('reads the people of the organization with their roles', () => {
    const read = (people: string) =>
      readConfig({ ORGANIZATION_PEOPLE: people }).ORGANIZATION_PEOPLE;
    expect(read('Ana Lima | Director | Diretora; Bo Li')).toEqual([
      { name: 'Ana Lima', role: 'Director', cargo: 'Diretora' },
      { name: 'Bo Li', role: undefined, cargo: undefined },
    ]);
    expect(readConfig({}).ORGANIZATION_PEOPLE).toEqual([]);
    expect(() => read('| Director')).toThrow(/^ORGANIZATION_PEOPLE must look like/);
  });

  it('refuses the key of the demonstration, which everybody can read', () => {
    const keys = `1:${DEMO_FILE_KEY},2:${Buffer.alloc(32, 2).toString('base64')}`;
    expect(() => readConfig({ ...production, FILE_KEYS: keys })).toThrow(/the demonstration's key/);
    expect(readConfig({ FILE_KEYS: keys }).FILE_KEYS?.hasDemoKey).toBe(true);
  });

  it('names with every part who does without it', () => {
    const named = PRODUCTION_NEEDS.flatMap(({ without }) => without ?? []);
    expect(named.sort()).toEqual(Object.keys(EVALUATION_PARTS).sort());
  });

  it('may use an evaluation part when it is named in the settings', () => {
    const told = {
      ...production,
      DATABASE_URL: undefined,
      PRODUCTION_ALLOWS: `${production.PRODUCTION_ALLOWS}, embedded-database`,
    };
    expect(readConfig(told).isProduction).toBe(true);
    expect(() => readConfig({ ...told, PRODUCTION_ALLOWS: 'everything' })).toThrow(
      /PRODUCTION_ALLOWS may name/,
    );
  });
});
