import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import { adminSession } from '#testing/admin-session.ts';
import { useTestApp } from '#testing/test-app.ts';
import { kindOfKey, MAIL_KINDS } from '../catalogue.ts';
import type { MailKindView } from '../contract.ts';
import { resendRefusal } from '../rules.ts';
import { queueMail } from './queue-mail.ts';

const features = join(import.meta.dirname, '../..');

/** The cooperative reads English; a waitlist has the language of its page. */
const NOT_BY_ACCOUNT = new Set(['cooperative', 'waitlist entry']);

/** The prefixes before the first ':' of dedupe keys in the source. */
function keysInSource(): string[] {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /[\\/]server[\\/].*\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );
  const found = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(features, file), 'utf8');
    if (!/queueMails?\b|notifyMember\b/.test(text)) continue;
    for (const [, name] of text.matchAll(/dedupeKey: `([a-z-]+):/g)) found.add(name ?? '');
  }
  return [...found];
}

describe('the catalogue of mails', () => {
  const test = useTestApp({ session: adminSession });

  it('lists every mail that the source queues, each once', () => {
    const names = MAIL_KINDS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const keys = keysInSource();
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.filter((name) => !kindOfKey(`${name}:1`))).toEqual([]);
  });

  it('logs an error for a mail that it does not know', async () => {
    const errors: unknown[] = [];
    await inTransaction(test.context, (tx) =>
      queueMail(
        { ...tx, log: { ...tx.log, error: (facts: unknown) => errors.push(facts) } as never },
        {
          to: 'ana@example.com',
          dedupeKey: 'never-heard-of:1',
          content: {
            locale: 'en',
            subject: 'Hello',
            preview: '',
            greeting: 'Hello',
            paragraphs: [],
          },
        },
      ),
    );
    expect(errors).toEqual([{ dedupeKey: 'never-heard-of:1' }]);
  });

  it('is shown to admins with a sample of every mail', async () => {
    const answer = await test.request('GET', '/api/admin/mails');
    const kinds: MailKindView[] = await answer.json();
    expect(kinds).toHaveLength(MAIL_KINDS.length);
    // A new mail needs a sample: in its feature's server/mail-samples.ts.
    expect(kinds.filter(({ samples }) => samples.length === 0).map(({ name }) => name)).toEqual([]);
    for (const { name, samples } of kinds) {
      for (const { subject, text } of samples) {
        expect(subject, name).not.toMatch(/undefined|NaN|Invalid Date/);
        expect(text, name).not.toMatch(/undefined|NaN|Invalid Date|\bnull\b/);
      }
    }
    const late = kinds.find(({ name }) => name === 'contribution-late');
    expect(late?.samples.map(({ text }) => text)).toEqual([
      expect.stringContaining('$2,344'),
      expect.stringMatching(/US\$\s2\.344/),
    ]);
  });

  it('sends no mail again whose link works for one purpose and a short time', async () => {
    const kinds: MailKindView[] = await (await test.request('GET', '/api/admin/mails')).json();
    const withToken = kinds.filter(({ samples }) =>
      samples.some(({ text }) => /token=|\/stop-email-change#/.test(text)),
    );
    expect(withToken.length).toBeGreaterThan(4);
    for (const { name } of withToken) {
      expect(resendRefusal({ state: 'sent', kind: name }), name).toBe('MAIL_HAS_LINK');
    }
  });

  it('has every mail to a person with an account in both languages', async () => {
    const answer = await test.request('GET', '/api/admin/mails');
    const kinds: MailKindView[] = await answer.json();
    const people = kinds.filter(({ recipient }) => !NOT_BY_ACCOUNT.has(recipient));
    expect(people.length).toBeGreaterThan(30);
    for (const { name, samples } of people) {
      const [english, portuguese] = samples;
      expect(english?.locale, name).toBe('en');
      expect(portuguese?.locale, name).toBe('pt-BR');
      expect(portuguese?.subject, name).not.toBe(english?.subject);
      expect(portuguese?.text, name).not.toMatch(/Hello|Your |\$2,344/);
    }
  });
});
