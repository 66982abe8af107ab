import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/settings/config.ts';
import { fillTemplate } from '../pages/document.ts';
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
const STRUCTURED_DATA = '<script type="application/ld+json">{}</script>';
const policy = (settings: Record<string, string>, canPay: boolean) =>
  securityHeaders(readConfig(settings), { canPay })['content-security-policy'];

it('allows no inline script, and pages have none', () => {
  expect(policy({}, false)).toContain("default-src 'self'; script-src 'self';");
  const template = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  const page = fillTemplate(template, { ...PAGE, head: STRUCTURED_DATA, app: '<input />' }, {});
  const scripts = [...page.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  expect(scripts.length).toBeGreaterThan(2);
  // Data blocks are not executed.
  for (const script of scripts) expect(script).toMatch(/ src=| type="application\//);
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
