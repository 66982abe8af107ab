import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { fillTemplate } from './document.ts';
import { securityHeaders } from './security.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const PAGE = {
  status: 200,
  lang: 'en',
  head: '',
  app: '',
  data: '',
  sources: [],
  isComplete: true,
};
const policy = (settings: Record<string, string>, canPay: boolean) =>
  securityHeaders(readConfig(settings), { canPay })['content-security-policy'];

describe('inline script', () => {
  it('is allowed by its hash alone, and pages have no other', async () => {
    const [, sources = ''] = /script-src ([^;]*);/.exec(policy({}, false) ?? '') ?? [];
    expect(sources).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    const page = fillTemplate('<!--head-->', PAGE, {});
    const [script = '', ...others] = [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(others).toEqual([]);
    expect(sources).toContain(createHash('sha256').update(script).digest('base64'));
  });
});

describe('the payment provider in the policy', () => {
  it('is allowed on pages where people pay, and on no other', () => {
    expect(policy(stripe, true)).toMatch(/script-src 'self' [^;]*https:\/\/js\.stripe\.com/);
    expect(policy(stripe, true)).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy(stripe, false)).not.toContain('stripe');
  });

  it('is only our own origin in the payment sandbox', () => {
    expect(policy({}, true)).toBe(policy({}, false));
  });
});
