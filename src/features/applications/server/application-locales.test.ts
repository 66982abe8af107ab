import { describe, expect, it } from 'vitest';
import { currentVersions } from '#features/legal/consents.ts';
import { findMailLocale } from '#features/mails/server/mail-locales.ts';
import { exampleApplication as example } from '#testing/scenes/example-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';

const PORTUGUESE = { 'accept-language': 'pt-BR' };

describe('the language of somebody who applied', () => {
  const test = useTestApp();
  const applyInPortuguese = () =>
    test.request('POST', '/api/applications', {
      ...example,
      acceptedVersions: currentVersions('pt-BR'),
    });
  const subjects = async () => {
    await test.drainJobs();
    return (await test.mailbox(example.email)).map(({ subject }) => subject);
  };

  it('is that of their mails, though they have no account', async () => {
    expect(await findMailLocale(test.context, example.email)).toBeUndefined();
    expect((await applyInPortuguese()).status).toBe(201);
    expect(await findMailLocale(test.context, ' ANA@example.com ')).toBe('pt-BR');
    expect(await subjects()).toEqual(['Recebemos a sua inscrição na Casa Circle']);
  });

  it('is that of their account and of the mail that confirms its address', async () => {
    await applyInPortuguese();
    const browser = openTestBrowser(test);
    await browser.signUp(example.email);
    expect(await browser.sync()).toMatchObject({ language: 'pt-BR' });
    expect(await subjects()).toContain('Confirme o seu e-mail na Casa Circle');
  });

  it('is that of the account once one was chosen there', async () => {
    await applyInPortuguese();
    const browser = openTestBrowser(test);
    await browser.signUp(example.email);
    await browser.sync();
    await browser.send('PUT', '/api/account/mail-language', { language: 'en' });
    expect(await browser.sync()).toMatchObject({ language: 'en' });
    expect(await findMailLocale(test.context, example.email)).toBe('en');
  });
});

describe('the language of a page', () => {
  const test = useTestApp();

  it('is that of an account that begins there, and of its first mail', async () => {
    const browser = openTestBrowser(test);
    const given = { email: 'bia@example.com', password: 'a good password' };
    await browser.send('POST', '/api/identity/sign-up/email', given, PORTUGUESE);
    await test.drainJobs();
    const [mail] = await test.mailbox('bia@example.com');
    expect(mail?.subject).toBe('Confirme o seu e-mail na Casa Circle');
    expect(mail?.links.some((href) => href.includes('/verificar-email#'))).toBe(true);
    const idToken = await browser.idToken();
    const uid = JSON.parse(atob(idToken.split('.')[1] ?? '')).sub;
    await browser.send('POST', '/api/auth/sync', { uid, idToken }, PORTUGUESE);
    // A later visit of an English page does not change it.
    expect(await browser.sync()).toMatchObject({ language: 'pt-BR' });
  });
});
