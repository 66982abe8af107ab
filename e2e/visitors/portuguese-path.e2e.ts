import type { Page } from '@playwright/test';
import { englishIn } from '../../src/testing/portuguese.ts';
import { PASSWORD } from '../kit/accounts.ts';
import { paymentFrame } from '../kit/card-form.ts';
import { expect, test } from '../kit/demo-site.ts';
import { PDF } from '../kit/members.ts';

test.use({ locale: 'pt-BR' });

/** The visible text of the page and its dialogs, without what is marked as another language. */
async function expectPortuguese(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const text = await page.evaluate(() => {
    // The names of the states are names.
    const others = '[lang="en"]:not(html), code, select[name="state"]';
    const hidden = [...document.querySelectorAll<HTMLElement>(others)];
    const before = hidden.map(({ style }) => style.display);
    for (const { style } of hidden) style.display = 'none';
    const shown = document.body.innerText;
    for (const [index, { style }] of hidden.entries()) style.display = before[index] ?? '';
    return shown;
  });
  const addresses = /\S+@\S+|\S+\.pdf|Salt Lake City.*|EN\b/g;
  expect(englishIn(text.replaceAll(addresses, ' ')), page.url()).toBeUndefined();
}

async function payByCard(page: Page): Promise<void> {
  const frame = paymentFrame(page);
  await frame.getByLabel('Número do cartão').fill('4242 4242 4242 4242');
  await frame.getByLabel('Validade').fill('12/34');
  await frame.getByLabel('Código de segurança').fill('123');
  expect(englishIn(await frame.locator('body').innerText())).toBeUndefined();
}

test('a Portuguese browser is offered Portuguese, may decline, and is not asked again', async ({
  page,
}) => {
  await page.goto('/calculators');
  const offer = page.getByRole('complementary', { name: 'Idioma' });
  await expect(offer.getByRole('link', { name: 'Ver em português' })).toBeVisible();
  await offer.getByRole('button', { name: /Dispensar/ }).click();
  await expect(offer).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Idioma' })).toBeHidden();
  await page.goto('/calculators');
  await page.getByRole('link', { name: 'Português', exact: true }).click();
  await expect(page).toHaveURL('/calculadoras');
});

test('somebody who reads only Portuguese applies, pays, confirms and sends a paper', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const email = site.freshEmail('luana');
  await page.goto('/imovelnoseua');
  await expectPortuguese(page);
  await page.getByRole('link', { name: 'Inscrever-se' }).first().click();
  await expect(page).toHaveURL(/\/comprar-imovel/);
  const form = page.getByRole('form', { name: 'Inscrição' });
  await form.getByLabel('Nome', { exact: false }).first().fill('Luana');
  await form.getByLabel('Sobrenome').fill('Araújo');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByLabel('Cidade', { exact: true }).fill('Provo');
  await form.getByLabel('Faixa etária').selectOption('26-35');
  await form.getByLabel('Renda mensal').selectOption('$7,500 - $9,999');
  await form.getByRole('combobox').last().selectOption('first-time-homebuyer');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await expectPortuguese(page);
  await form.getByRole('button', { name: 'Continuar para o contrato' }).click();

  const agreement = page.getByRole('dialog', { name: 'Contrato do depósito' });
  await agreement.getByRole('region', { name: 'Texto do contrato do depósito' }).focus();
  await page.keyboard.press('End');
  await agreement.getByRole('checkbox').check();
  await agreement.getByRole('button', { name: 'Aceitar e continuar para o pagamento' }).click();

  await payByCard(page);
  await expectPortuguese(page);
  await page.getByRole('button', { name: /^Pagar o depósito de US\$/ }).click();
  const create = page.getByRole('button', { name: 'Criar a sua conta' });
  await expect(create).toBeVisible({ timeout: 30_000 });
  await expectPortuguese(page);
  const received = await site.mailTo(email, /inscrição/i);
  expect(received.subject).toContain('Recebemos a sua inscrição');

  await create.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Repita a senha').fill(PASSWORD);
  await expectPortuguese(page);
  await dialog.getByRole('button', { name: 'Criar conta' }).last().click();
  await expect(page).toHaveURL('/dashboard', { timeout: 30_000 });
  const { links } = await site.mailTo(email, /Confirme o seu e-mail/);
  await page.goto(links.find((link) => link.includes('/verificar-email')) ?? '');
  await expect(page.getByRole('heading', { name: 'O seu e-mail está confirmado' })).toBeVisible();
  await expectPortuguese(page);

  await page.goto('/dashboard');
  await page.getByLabel('Escolher arquivos: Comprovante de renda').setInputFiles({
    name: 'holerite.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  });
  const list = page.getByRole('list', { name: 'Comprovante de renda' });
  await expect(list.getByRole('button', { name: 'Ver holerite.pdf', exact: true })).toBeVisible();
  await expectPortuguese(page);
});

test('a member who reads Portuguese pays an instalment and checks a draw', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/imovelnoseua');
  const entered = await page.request.post('/sandbox/personas', {
    form: { persona: 'inArrears', lang: 'pt-BR' },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(entered.status()).toBe(303);
  await page.goto('/dashboard/contributions');
  const pay = page.getByRole('region', { name: 'Pagar agora' });
  await expect(pay).toBeVisible();
  await expectPortuguese(page);
  await pay.getByText('Cartão', { exact: true }).click();
  await pay.getByRole('button', { name: /^Continuar e pagar US\$/ }).click();
  await payByCard(page);
  await page.getByRole('button', { name: /^Pagar US\$/ }).click();
  await expect(page.getByText('Contribuição recebida').first()).toBeVisible({ timeout: 30_000 });
  await expectPortuguese(page);

  await page.goto('/grupos/test-450-1/assembleias/20');
  await page.getByRole('button', { name: 'Conferir este sorteio' }).click();
  await expect(page.getByText(/^Isto não prova nada: este é o sandbox/)).toBeVisible({
    timeout: 40_000,
  });
  await expectPortuguese(page);
});
