import type { Page } from '@playwright/test';
import { expect, test } from '../kit/site.ts';

async function fillPerson(page: Page, email: string) {
  await page.getByLabel('Nome', { exact: false }).first().fill('Luana');
  await page.getByLabel('Sobrenome').fill('Araújo');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Objetivo imobiliário').selectOption('primeira-casa');
}

test.describe('/imovelnoseua', () => {
  test('a visitor sends their details and gets a confirmation @phone', async ({ page, site }) => {
    const email = site.freshEmail('luana');
    await page.goto('/imovelnoseua?utm_source=ig&utm_campaign=verao');
    await expect(page).toHaveTitle(/^Imóvel nos EUA/);
    await expect(page.getByRole('heading', { name: 'Descubra Como Funciona' })).toBeVisible();
    await expect(page.getByText('100% Gratuito')).toBeVisible();
    await expect(page.getByText('Dados Protegidos')).toBeVisible();
    await site.expectAccessible();
    await fillPerson(page, email);
    await page.getByLabel(/US\$ 2\.000 a US\$ 3\.500/).check();
    const sent = page.waitForRequest('**/api/waitlist');
    await page.getByRole('button', { name: 'Saber como funciona' }).click();
    expect((await sent).postDataJSON()).toEqual({
      firstName: 'Luana',
      lastName: 'Araújo',
      email,
      preferredPlan: '$650,000',
      applicantProfile: 'primeira-casa',
      source: 'imovelnoseua_utm_source=ig&utm_campaign=verao',
    });
    const dialog = page.getByRole('dialog', { name: 'Informações Enviadas!' });
    await expect(dialog).toBeVisible();
    await site.expectAccessible();
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Sobrenome')).toHaveValue('');
    await expect(page.getByLabel(/US\$ 2\.000 a US\$ 3\.500/)).not.toBeChecked();
    const mail = await site.mailTo(email, /recebemos/);
    expect(mail.text).toContain('Olá, Luana!');
  });

  test('invalid fields show their messages and nothing is sent', async ({ page, site }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/waitlist')) calls += 1;
    });
    await page.goto('/imovelnoseua');
    const send = page.getByRole('button', { name: 'Saber como funciona' });
    await send.click();
    for (const sentence of [
      'Nome é obrigatório',
      'Sobrenome é obrigatório',
      'Email é obrigatório',
      'Objetivo imobiliário é obrigatório',
      'Você deve confirmar sua capacidade financeira',
    ]) {
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    }
    await site.expectAccessible();
    await page.getByLabel('E-mail').fill('sem arroba');
    await expect(page.getByText('Email é obrigatório')).toBeHidden();
    await send.click();
    await expect(page.getByText('Email inválido')).toBeVisible();
    expect(calls).toBe(0);
  });

  test('it shows when it is sending and when sending failed', async ({ page, site }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/waitlist', async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'away' } });
    });
    await page.goto('/imovelnoseua');
    await fillPerson(page, site.freshEmail());
    await page.getByLabel(/US\$ 2\.000 a US\$ 3\.500/).check();
    await page.getByRole('button', { name: 'Saber como funciona' }).click();
    await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
    release();
    const toast = page.getByRole('status').filter({ hasText: 'Erro no envio' }).first();
    await expect(toast).toContainText('fora do ar');
    await expect(page.getByLabel('Sobrenome')).toHaveValue('Araújo');
    await page.unroute('**/api/waitlist');
    await page.route('**/api/waitlist', (route) => route.abort());
    await page.getByRole('button', { name: 'Saber como funciona' }).click();
    await expect(page.getByText('Ocorreu um erro. Tente novamente.').first()).toBeVisible();
  });

  test('it answers frequent questions', async ({ page }) => {
    await page.goto('/imovelnoseua');
    await page.getByText('Preciso de visto ou de green card?').click();
    await expect(page.getByText('O programa não pede visto nem green card.')).toBeVisible();
    // One answer at a time.
    await expect(page.getByText('é uma cooperativa que opera em Utah')).toBeHidden();
  });
});

test.describe('/comprar-imovel', () => {
  test('the Portuguese pages lead to the form and to the sign-in', async ({ page, site }) => {
    await page.goto('/imovelnoseua');
    await page.getByRole('link', { name: 'Inscrever-se' }).click();
    await expect(page).toHaveURL('/comprar-imovel#apply');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    const other = page.locator('link[rel="alternate"][hreflang="en"]');
    await expect(other).toHaveAttribute('href', /\/homebuyers$/);
    const form = page.getByRole('form', { name: 'Inscrição' });
    await form.getByRole('button', { name: 'Continuar para o contrato' }).click();
    for (const sentence of [
      'Nome é obrigatório',
      'Email é obrigatório',
      'Cidade é obrigatória',
      'Renda mensal é obrigatória',
      'Você deve aceitar os termos de uso',
    ]) {
      await expect(form.getByText(sentence, { exact: true })).toBeVisible();
    }
    await site.expectAccessible();
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Entre para continuar' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('tab', { name: 'Acesso rápido' })).toBeVisible();
  });
});

/** The event as the specification has it, with the clock before it. */
const COMING = {
  tag: 'july11_7pm',
  startsAt: '2025-07-12T01:00:00.000Z',
  endsAt: '2025-07-12T02:00:00.000Z',
  city: 'Cottonwood Heights, UT',
  text: '',
};

test.describe('/apresentacao', () => {
  test('a visitor registers, once @phone', async ({ page, site }) => {
    const email = site.freshEmail('bruno');
    await page.goto('/apresentacao');
    const card = page.getByRole('region', { name: 'O último evento' });
    for (const fact of ['11', 'julho', 'sexta-feira', '7PM–8PM', '1 hora']) {
      await expect(card.getByText(fact).first()).toBeVisible();
    }
    for (const promise of ['Vagas limitadas', 'Cottonwood Heights, UT', 'Pizza', 'Endereço']) {
      await expect(card.getByText(promise)).toHaveCount(0);
    }
    await site.expectAccessible();
    await fillPerson(page, email);
    await page.getByLabel('Telefone').pressSequentially('80a1555x0100999');
    await expect(page.getByLabel('Telefone')).toHaveValue('(801) 555-0100');
    const sent = page.waitForRequest('**/api/waitlist');
    const register = page.locator('#inscricao').getByRole('button');
    await register.click();
    expect((await sent).postDataJSON()).toEqual({
      firstName: 'Luana',
      lastName: 'Araújo',
      email,
      phone: '(801) 555-0100',
      applicantProfile: 'primeira-casa',
      eventTag: 'july11_7pm',
      source: 'imovelnoseua',
    });
    const dialog = page.getByRole('dialog', { name: 'Inscrição Recebida!' });
    await expect(dialog).toContainText('Assim que houver uma nova data');
    await expect(dialog).not.toContainText('julho');
    await site.expectAccessible();
    await dialog.getByRole('button', { name: 'Perfeito!' }).click();
    await expect(dialog).toBeHidden();
    await expect(register).toBeFocused();
    await site.mailTo(email, /apresentação/);

    await fillPerson(page, email);
    await page.getByLabel('Telefone').fill('8015550100');
    await register.click();
    await expect(page.getByText('Registro Confirmado!').first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('an event that is over is not promised again', async ({ page }) => {
    await page.goto('/apresentacao');
    await expect(page.getByText('Já aconteceu', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Receba um aviso da próxima' })).toBeVisible();
  });

  test('a future event invites, and a full one says so', async ({ page }) => {
    const meet = async (state: string) => {
      await page.route('**/api/presentation', (route) =>
        route.fulfill({ json: { ...COMING, state } }),
      );
      await page.goto('/blog');
      await page
        .getByRole('navigation', { name: 'Principal' })
        .getByRole('link', { name: 'Apresentação' })
        .click();
    };
    await meet('open');
    await expect(page.getByRole('button', { name: 'Garantir minha vaga' })).toBeVisible();
    const card = page.getByRole('region', { name: 'O evento' });
    for (const fact of ['11', 'julho', '7PM–8PM', 'Vagas limitadas', COMING.city, 'Pizza']) {
      await expect(card.getByText(fact).first()).toBeVisible();
    }
    await page.route('**/api/waitlist', (route) =>
      route.fulfill({ json: { id: 'x', isNew: true, isMailOwed: true } }),
    );
    await fillPerson(page, 'luana@example.com');
    await page.getByLabel('Telefone').pressSequentially('+1 801 555 0100');
    await expect(page.getByLabel('Telefone')).toHaveValue('(801) 555-0100');
    await page.getByRole('button', { name: 'Garantir minha vaga' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vaga Confirmada!' });
    await expect(dialog).toContainText('11 de julho');
    await expect(dialog).toContainText(COMING.city);
    await dialog.getByRole('button', { name: 'Perfeito!' }).click();
    await page.unroute('**/api/presentation');
    await meet('full');
    await expect(page.getByRole('heading', { name: 'As vagas acabaram' })).toBeVisible();
  });

  test('wrong fields say what they need', async ({ page }) => {
    await page.goto('/apresentacao');
    await page.locator('#inscricao').getByRole('button').click();
    for (const sentence of [
      'Nome é obrigatório',
      'Sobrenome é obrigatório',
      'Email é obrigatório',
      'Telefone é obrigatório',
      'Objetivo imobiliário é obrigatório',
    ]) {
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    }
    await page.getByLabel('Telefone').fill('801');
    await expect(page.getByText('Telefone é obrigatório')).toBeHidden();
  });

  test('it says when it is registering and when that failed', async ({ page, site }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/waitlist', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto('/apresentacao');
    await fillPerson(page, site.freshEmail());
    await page.getByLabel('Telefone').fill('8015550100');
    await page.locator('#inscricao').getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Registrando...' })).toBeDisabled();
    release();
    await expect(page.getByText('Erro no registro').first()).toBeVisible();
    await expect(page.getByText('Tente novamente mais tarde.').first()).toBeVisible();
  });
});
