import type { Page } from '@playwright/test';
import { englishIn } from '../../src/testing/portuguese.ts';
import { pages } from '../../src/web/pages.ts';
import { PASSWORD } from '../kit/accounts.ts';
import { paymentFrame } from '../kit/card-form.ts';
import { expect, test } from '../kit/demo-site.ts';
import { PDF } from '../kit/members.ts';
import { enterAs } from '../kit/personas.ts';
import { expectPortuguese } from '../kit/portuguese-text.ts';
import { addressOf, VISITS } from '../kit/visits.ts';

test.use({ locale: 'pt-BR' });

async function payByCard(page: Page): Promise<void> {
  const frame = paymentFrame(page);
  await frame.getByLabel('Número do cartão').fill('4242 4242 4242 4242');
  await frame.getByLabel('Validade').fill('12/34');
  await frame.getByLabel('Código de segurança').fill('123');
  expect(englishIn(await frame.locator('body').innerText())).toBeUndefined();
}

function expectPortugueseMail({ subject, text }: { subject: string; text: string }): void {
  const words = `${subject}\n${text}`.replaceAll(/https?:\S+|\S+@\S+|Salt Lake City.*/g, ' ');
  expect(englishIn(words), subject).toBeUndefined();
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
  await form.getByLabel('Renda mensal').selectOption('$5,000 - $7,499');
  await form.getByRole('combobox').last().selectOption('first-time-homebuyer');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await expectPortuguese(page);
  await form.getByRole('button', { name: 'Continuar para o contrato' }).click();
  const fit = page.getByRole('dialog', { name: 'Antes de continuar' });
  await expect(fit).toBeVisible();
  await expectPortuguese(page);
  await fit.getByRole('button', { name: /^Sim, eu consigo pagar/ }).click();

  const agreement = page.getByRole('dialog', { name: 'Contrato do depósito' });
  await agreement.getByRole('region', { name: 'Texto do contrato do depósito' }).focus();
  await expectPortuguese(page);
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
  expectPortugueseMail(received);

  await create.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Repita a senha').fill(PASSWORD);
  await expectPortuguese(page);
  await dialog.getByRole('button', { name: 'Criar conta' }).last().click();
  await expect(page).toHaveURL('/dashboard', { timeout: 30_000 });
  const confirm = await site.mailTo(email, /Confirme o seu e-mail/);
  expectPortugueseMail(confirm);
  const { links } = confirm;
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
  await enterAs(page, 'inArrears', 'pt-BR');
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

const PERSONAS = [...new Set(Object.values(VISITS).map(({ as }) => as))];

for (const persona of PERSONAS) {
  // Pages of members follow their language; others are Portuguese at an address of their own.
  const own = pages.filter(
    ({ path, head, isMembers, rendering }) =>
      VISITS[path]?.as === persona &&
      !path.startsWith('/admin') &&
      (isMembers || (head.locale === 'pt-BR' && rendering === 'dynamic')),
  );
  if (own.length === 0) continue;
  test(`the pages of ${persona} are Portuguese for whoever reads Portuguese`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto('/imovelnoseua');
    if (persona !== 'visitor') await enterAs(page, persona, 'pt-BR');
    for (const { path } of own) {
      await test.step(path, async () => {
        await page.goto(await addressOf(path, VISITS[path] ?? { as: persona }, page));
        await expect(page.locator('main h1').first(), path).toBeVisible();
        await expect(page.locator('main .animate-spin'), path).toHaveCount(0);
        await expectPortuguese(page);
      });
    }
  });
}
