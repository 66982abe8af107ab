import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#platform/settings/config.ts';
import { systemClock } from '#providers/clock/clock.ts';
import { identitySessions } from '#providers/identity/tables.ts';
import { PRODUCTION_SETTINGS, TEST_SETTINGS } from '#testing/setup/test-settings.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#testing/test-browser.ts';
import { PERSONAS, type PersonaKey } from '../demo/personas.ts';
import { withBar } from './bar.ts';
import { sandboxTexts } from './texts.ts';
import { TOUR_STOPS } from './tour/tour-stops.ts';

/** Every address of the demonstration. */
const ADDRESSES = [
  ['GET', '/sandbox/bar.json'],
  ['GET', '/sandbox/tour'],
  ['GET', '/sandbox/time'],
  ['GET', '/sandbox/time.json'],
  ['GET', '/sandbox/look/bar.js'],
  ['GET', '/sandbox/look/bar.css'],
  ['GET', '/sandbox/look/pages.css'],
  ['GET', '/sandbox/look/moving.js'],
  ['GET', '/sandbox/look/figtree.woff2'],
  ['POST', '/sandbox/personas'],
  ['POST', '/sandbox/personas/again'],
  ['POST', '/sandbox/tour'],
  ['POST', '/sandbox/time'],
  ['POST', '/sandbox/time/cancel'],
  ['POST', '/sandbox/staff'],
] as const;

const PAGE =
  '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';

describe('people to be', () => {
  const test = useTestApp();
  let browser: TestBrowser;
  beforeEach(() => {
    browser = openTestBrowser(test);
  });
  /** Creates people as the recorded history does; everybody when nobody is named. */
  const make = async (...keys: PersonaKey[]) => {
    const { identity, db } = test.context;
    for (const { key, email, firstName: name } of PERSONAS) {
      if (!email || (keys.length > 0 && !keys.includes(key))) continue;
      await identity.directory.createUser(db, { email, name, password: 'nobody knows this one' });
    }
  };
  const be = (persona: string, headers?: Record<string, string>) =>
    browser.send('POST', '/sandbox/personas', { persona }, headers);
  const bar = async (language = 'en') =>
    (await browser.send('GET', `/sandbox/bar.json?lang=${language}`)).json();

  it('are all on the first page, in both languages', async () => {
    await make();
    for (const locale of ['en', 'pt-BR'] as const) {
      const page = await (await test.request('GET', `/sandbox?lang=${locale}`)).text();
      const { personas, first } = sandboxTexts(locale);
      expect(page).toContain(`<html lang="${locale}">`);
      for (const { key } of PERSONAS) expect(page).toContain(personas[key].split(':')[0]);
      expect(page).not.toContain(first.missing.split(':')[0]);
    }
  });

  it('are signed in by a session like any other, the one before ends', async () => {
    await make('onTime', 'admin');
    const answer = await be('onTime');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard']);
    expect(await bar()).toMatchObject({ who: 'Elena', role: 'member' });
    expect(await browser.sync()).toMatchObject({ email: 'elena@example.com' });
    const { cookies } = browser;
    const elena = cookies.get(test.context.identity.sessionCookie);
    expect((await be('admin')).headers.get('location')).toBe('/admin/today');
    expect(await bar('pt-BR')).toMatchObject({ role: 'administração' });
    cookies.set(test.context.identity.sessionCookie, elena ?? '');
    expect(await bar()).toMatchObject({ who: 'A visitor' });
  });

  it('include a visitor, who is signed out', async () => {
    await make('justWon');
    await be('justWon');
    expect((await be('visitor')).headers.get('location')).toBe('/');
    expect(browser.cookies.has(test.context.identity.sessionCookie)).toBe(false);
    expect(await bar()).toMatchObject({ who: 'A visitor', role: 'not signed in' });
  });

  it('go on after ten minutes without a password; nobody else does', async () => {
    const again = async () => (await browser.send('POST', '/sandbox/personas/again', {})).status;
    await make('justWon');
    expect(await again()).toBe(404);
    await be('justWon');
    const { db } = test.context;
    await db.execute(sql`update identity_sessions set created_at = created_at - interval '1 hour'`);
    expect(await again()).toBe(200);
    const { user, provenAt } = (await test.context.identity.readSignIn(
      new Headers({ cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') }),
    )) ?? { user: undefined, provenAt: new Date(0) };
    expect(user?.email).toBe(PERSONAS.find(({ key }) => key === 'justWon')?.email);
    expect(systemClock.now().getTime() - provenAt.getTime()).toBeLessThan(60_000);
    await browser.signUp('guest@example.com');
    expect(await again()).toBe(404);
  });

  it('are told so when they were banned, and whoever was there stays', async () => {
    await make('justWon', 'admin');
    await be('justWon');
    const { identity, db } = test.context;
    const { email } = PERSONAS.find(({ key }) => key === 'admin') ?? {};
    const admin = await identity.directory.findByEmail(db, email ?? '');
    await identity.directory.ban(db, admin?.id ?? '', 'A test');
    const answer = await be('admin');
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'USER_DISABLED']);
    expect(await bar()).toMatchObject({ role: expect.not.stringContaining('not signed in') });
  });

  it('are not entered from another site, by a link, or under a name that is not theirs', async () => {
    await make('admin');
    expect((await be('admin', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await browser.send('GET', '/sandbox/personas?persona=admin')).status).toBe(404);
    expect((await be('root')).status).toBe(422);
    expect(browser.cookies.size).toBe(0);
    expect(await test.context.db.$count(identitySessions)).toBe(0);
  });

  it('say so when they are not in the database', async () => {
    await make('onTime');
    expect((await be('buying')).status).toBe(404);
    const page = await (await test.request('GET', '/sandbox')).text();
    expect(page).toContain(sandboxTexts('en').first.missing.split(':')[0]);
    expect(page).toContain('value="onTime"');
    expect(page).not.toContain('value="buying"');
  });
});

describe('the tour', () => {
  const test = useTestApp();

  it('opens a stop as its person and remembers it until the tour is closed', async () => {
    const { identity, db } = test.context;
    const elena = { email: 'elena@example.com', name: 'Elena', password: 'nobody knows this one' };
    await identity.directory.createUser(db, elena);
    const browser = openTestBrowser(test);
    const answer = await browser.send('POST', '/sandbox/tour', { stop: '6' });
    expect(answer.headers.get('location')).toBe('/dashboard/contributions');
    const bar = async () => (await browser.send('GET', '/sandbox/bar.json')).json();
    expect(await bar()).toMatchObject({
      who: 'Elena',
      stop: {
        label: 'Stop 6 of 10',
        title: 'Contribute',
        next: { number: 7, label: 'Bid' },
        other: null,
      },
    });
    await browser.send('POST', '/sandbox/personas', { persona: 'visitor' });
    const { other } = (await bar()).stop;
    expect(other).toMatchObject({ be: 'Be Elena again', number: 6 });
    await browser.send('GET', '/sandbox/tour');
    expect((await bar()).stop).toBeNull();
    expect((await browser.send('POST', '/sandbox/tour', { stop: '11' })).status).toBe(422);
  });

  it('has ten stops of two sentences each', () => {
    expect(TOUR_STOPS).toHaveLength(10);
    for (const locale of ['en', 'pt-BR'] as const) {
      for (const { sees } of Object.values(sandboxTexts(locale).stops)) {
        expect(sees.match(/[.!?](\s|$)/g), sees).toHaveLength(2);
      }
    }
  });
});

describe.each([
  ['with DEMO=0', { ...TEST_SETTINGS, DEMO: '0' }],
  ['with DEMO_HISTORY=0', { ...TEST_SETTINGS, DEMO_HISTORY: '0' }],
  ['on a database server', { ...TEST_SETTINGS, DATABASE_URL: 'postgres://db.example/casa' }],
  ['in production', PRODUCTION_SETTINGS],
])('%s', (_, settings) => {
  const test = useTestApp({ settings, mail: { send: async () => {}, close: async () => {} } });

  it('neither services nor personas exist, and no page has a bar', async () => {
    for (const [method, path] of ADDRESSES) {
      const body = method === 'POST' ? { persona: 'admin', stop: '1', step: 'day' } : undefined;
      expect((await test.request(method, path, body)).status, path).toBe(404);
    }
    const first = await test.request('GET', '/sandbox');
    expect(await first.text()).not.toContain('Elena');
    const browser = { headers: new Headers(), clientAddress: '127.0.0.1' };
    await expect(test.context.identity.signInAs('x', browser)).rejects.toThrow('no personas');
    expect(withBar(PAGE, test.context.config)).toBe(PAGE);
  });
});

describe('the bar in a page', () => {
  const config = readConfig(TEST_SETTINGS);

  it('is the same for everybody, and in the language of the page', () => {
    const page = withBar(PAGE, config);
    expect(page).toContain('<aside id="casa-bar"');
    expect(page).toMatch(/<div id="root"><\/div>\s*<aside id="casa-bar"/);
    expect(page).not.toMatch(/ style=| onclick=/);
    expect(withBar(PAGE.replace('"en"', '"pt-BR"'), config)).toContain('Próxima assembleia');
    expect(withBar(PAGE, config)).toBe(page);
  });

  it('takes little: its script and styles are a few KB', async () => {
    const { gzipSync } = await import('node:zlib');
    const { readFileSync } = await import('node:fs');
    const sizes = ['bar.ts', 'bar.css'].map(
      (name) => gzipSync(readFileSync(`src/server/sandbox/assets/${name}`)).length,
    );
    for (const size of sizes) expect(size).toBeLessThan(2_500);
  });
});
