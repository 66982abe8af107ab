import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#platform/settings/config.ts';
import { isPrivatePage } from '#shared/private-pages.ts';
import { securityHeaders } from '../http/security.ts';
import { publicSettings } from './public-settings.ts';

const configured = (settings: Record<string, string>) =>
  readConfig({ NODE_ENV: 'test', ...settings });
const policyOf = (settings: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(
    (securityHeaders(configured(settings))['content-security-policy'] ?? '')
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );

const CHAT = { CHATWOOT_URL: 'https://chat.example.org/', CHATWOOT_WEBSITE_TOKEN: 'abc' };

describe('chat and analytics', () => {
  it('are absent from pages when none is configured', () => {
    expect(publicSettings(configured({}))).toEqual({
      needsConsent: true,
      landingVariant: 'long',
      isSandbox: true,
    });
    for (const sources of Object.values(policyOf({}))) {
      expect(sources.join(' ')).not.toMatch(/http|unsafe/);
    }
  });

  it('are not allowed on pages of members and admins', () => {
    const headers = securityHeaders(configured(CHAT), { isPrivate: true });
    expect(headers['content-security-policy']).not.toContain('chat.example.org');
    for (const path of ['/admin', '/admin/audit', '/dashboard', '/account', '/reset-password']) {
      expect(isPrivatePage(path), path).toBe(true);
    }
    for (const path of ['/', '/blog', '/administration', '/homebuyers']) {
      expect(isPrivatePage(path), path).toBe(false);
    }
  });

  it('extend the content policy for the configured chat only', () => {
    expect(publicSettings(configured(CHAT)).chat).toEqual({
      kind: 'chatwoot',
      url: 'https://chat.example.org',
      websiteToken: 'abc',
    });
    const policy = policyOf(CHAT);
    expect(policy['script-src']).toEqual(["'self'", 'https://chat.example.org']);
    expect(policy['frame-src']).toEqual(["'self'", 'https://chat.example.org']);
    expect(policy['font-src']).toBeUndefined();
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
  });

  it('extend the content policy for the configured analytics', () => {
    const policy = policyOf({
      PLAUSIBLE_SCRIPT_URL: 'https://plausible.example/js/script.js',
      PLAUSIBLE_DOMAIN: 'casa.example',
    });
    expect(policy['script-src']).toEqual(["'self'", 'https://plausible.example']);
    expect(policy['style-src']).toBeUndefined();
    const google = policyOf({ GOOGLE_ANALYTICS_ID: 'G-ABC123' });
    expect(google['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com']);
  });

  it('need no consent only where the setting says so', () => {
    expect(publicSettings(configured({ ...CHAT, CONSENT_REQUIRED: '0' })).needsConsent).toBe(false);
  });

  it.each([
    [{ CHATWOOT_URL: CHAT.CHATWOOT_URL }, 'CHATWOOT_WEBSITE_TOKEN is not set'],
    [{ CHATWOOT_WEBSITE_TOKEN: 'abc' }, 'CHATWOOT_URL is not set'],
    [{ PLAUSIBLE_DOMAIN: 'casa.example' }, 'PLAUSIBLE_SCRIPT_URL is not set'],
    [{ GOOGLE_ANALYTICS_ID: 'UA-1' }, 'GOOGLE_ANALYTICS_ID must look like'],
  ])('refuse to start half configured: %j', (settings, sentence) => {
    expect(() => configured(settings)).toThrow(ConfigError);
    expect(() => configured(settings)).toThrow(sentence);
  });
});
