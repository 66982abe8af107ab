import type { Page } from '@playwright/test';
import { logInAsAdmin } from '../kit/accounts.ts';
import { expect, test } from '../kit/site.ts';

let counter = 0;
const freshTitle = (words: string) => `${words} ${process.pid}-${counter++}`;

async function openBlogAdmin(page: Page) {
  await logInAsAdmin(page, '/admin/blog');
  await expect(page.getByRole('heading', { name: 'Artigos do blog' })).toBeVisible();
}

async function write(page: Page, article: { title: string; content: string; publish?: boolean }) {
  await page.getByRole('button', { name: 'Novo Artigo' }).click();
  const editor = page.getByRole('dialog', { name: 'Novo Artigo' });
  await editor.getByLabel('Título').fill(article.title);
  await editor.getByLabel('Autor').fill('Equipe Editorial');
  await editor.getByLabel('Conteúdo').fill(article.content);
  if (article.publish) await editor.getByRole('switch', { name: 'Publicar artigo' }).click();
  return editor;
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('a visitor who is not signed in is redirected to the login', async ({ page }) => {
  // The redirect comes after half a second; it is delayed until the page was checked.
  let letGo = () => {};
  const isRead = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/login', async (route) => {
    await isRead;
    await route.continue();
  });
  await page.goto('/admin/blog');
  await expect(page.getByRole('heading', { name: 'Acesso restrito' })).toBeVisible();
  await expect(page.getByText('Redirecionando para login...')).toBeVisible();
  letGo();
  await expect(page).toHaveURL('/admin-login?from=%2Fadmin%2Fblog');
});

test('an author writes, previews, publishes, edits, deletes and restores an article', async ({
  page,
  site,
  request,
}) => {
  const title = freshTitle('Imóvel & Família');
  const slug = title.replace('Imóvel & Família', 'imovel-familia').replace(/ /g, '-');
  await openBlogAdmin(page);
  await site.expectAccessible();
  const editor = await write(page, {
    title,
    content: 'Primeira linha\nsegunda linha\n\n<h2>Parte</h2><script>alert(1)</script>',
  });
  await expect(editor.getByLabel('Slug')).toHaveValue(slug);
  const preview = editor.getByRole('region', { name: 'Prévia do artigo' });
  await expect(preview.getByRole('heading', { name: 'Parte' })).toBeVisible();
  await expect(preview.locator('br')).toHaveCount(1);
  await expect(preview.locator('script')).toHaveCount(0);
  await site.expectAccessible();
  await editor.getByRole('button', { name: 'Salvar Artigo' }).click();
  await expect(page.getByText('Artigo criado com sucesso!').first()).toBeVisible();
  await expect(cardOf(page, title).getByText('Rascunho')).toBeVisible();
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);

  await cardOf(page, title).getByRole('button', { name: 'Editar' }).click();
  const editing = page.getByRole('dialog', { name: 'Editar Artigo' });
  await editing.getByRole('switch', { name: 'Publicar artigo' }).click();
  await editing.getByRole('button', { name: 'Salvar Artigo' }).click();
  await expect(page.getByText('Artigo atualizado com sucesso!').first()).toBeVisible();
  await expect(cardOf(page, title).getByText('Publicado')).toBeVisible();
  expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
  expect(await (await request.get('/blog')).text()).toContain(slug);

  await cardOf(page, title).getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Artigo deletado com sucesso!').first()).toBeVisible();
  await expect(cardOf(page, title)).toHaveCount(0);
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(cardOf(page, title)).toBeVisible();
  expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
});

test('missing and duplicate values are reported', async ({ page }) => {
  const title = freshTitle('Repetido');
  await openBlogAdmin(page);
  await page.getByRole('button', { name: 'Novo Artigo' }).click();
  const editor = page.getByRole('dialog', { name: 'Novo Artigo' });
  await editor.getByRole('button', { name: 'Salvar Artigo' }).click();
  await expect(
    page.getByRole('status').getByText('Título, conteúdo e autor são obrigatórios').first(),
  ).toBeVisible();
  await editor.getByRole('button', { name: 'Cancelar' }).click();
  await (await write(page, { title, content: 'Um' }))
    .getByRole('button', { name: 'Salvar Artigo' })
    .click();
  await expect(cardOf(page, title)).toHaveCount(1);
  const second = await write(page, { title, content: 'Dois' });
  await second.getByRole('button', { name: 'Salvar Artigo' }).click();
  await expect(
    second.getByText('Já existe outro artigo com este slug. Escolha um diferente.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(second.getByLabel('Slug')).toBeFocused();
});

test('a picture is uploaded, shown in the preview and to readers', async ({ page, request }) => {
  await openBlogAdmin(page);
  const title = freshTitle('Com foto');
  const editor = await write(page, { title, content: 'Antes', publish: true });
  await editor.getByLabel('Arquivo da imagem').setInputFiles('dist/client/icon-512.png');
  await expect(editor.getByLabel('Descrição da imagem')).toHaveValue('icon 512');
  await editor.getByRole('button', { name: 'Colocar no texto' }).click();
  await expect(editor.getByLabel('Conteúdo')).toHaveValue(
    /<img src="\/blog\/images\/[0-9a-f]{32}\.webp" alt="icon 512" width="512" height="512">/,
  );
  const picture = editor.getByRole('region', { name: 'Prévia do artigo' }).getByRole('img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  const src = (await picture.getAttribute('src')) ?? '';
  expect((await request.get(src)).headers()['cache-control']).toContain('immutable');
  await editor.getByLabel('Arquivo da imagem').setInputFiles('dist/client/favicon.svg');
  await expect(page.getByText('Não conseguimos ler esta imagem').first()).toBeVisible();
});

test('unsaved text is kept on the device, and leaving asks first', async ({ page }) => {
  await openBlogAdmin(page);
  const title = freshTitle('Pela metade');
  const editor = await write(page, { title, content: 'Ainda escrevendo' });
  await page.keyboard.press('Escape');
  await expect(editor.getByText('Há alterações não salvas.')).toBeVisible();
  await editor.getByRole('button', { name: 'Continuar editando' }).click();

  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('blog-draft:new')))
    .toContain(title);
  let isWarned = false;
  page.once('dialog', (dialog) => {
    isWarned = dialog.type() === 'beforeunload';
    void dialog.accept();
  });
  await page.reload();
  expect(isWarned).toBe(true);

  await page.getByRole('button', { name: 'Novo Artigo' }).click();
  const again = page.getByRole('dialog', { name: 'Novo Artigo' });
  await again.getByRole('button', { name: 'Recuperar' }).click();
  await expect(again.getByLabel('Título')).toHaveValue(title);
  await expect(again.getByLabel('Conteúdo')).toHaveValue('Ainda escrevendo');
  await again.getByRole('button', { name: 'Cancelar' }).click();
  await again.getByRole('button', { name: 'Descartar' }).click();
  await expect(again).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('blog-draft:new'))).toBeNull();
});

test('an expired session redirects to the login', async ({ page, site }) => {
  await openBlogAdmin(page);
  await page.route('**/api/admin/blog', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { code: 'NOT_AUTHENTICATED', message: 'no' } })
      : route.continue(),
  );
  // The redirect waits until the message was checked.
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  await page.route('**/api/login', async (route) => {
    await isRead;
    await route.continue();
  });
  const editor = await write(page, { title: freshTitle('Sem sessão'), content: 'Texto' });
  await editor.getByRole('button', { name: 'Salvar Artigo' }).click();
  await expect(site.toast('Não autorizado')).toBeVisible();
  await expect(site.toast('Fazendo login novamente...')).toBeVisible();
  read();
  await expect(page).toHaveURL(/\/admin-login/);
});

test('other failures say which of the three actions failed', async ({ page }) => {
  await openBlogAdmin(page);
  await page.route('**/api/admin/blog', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const editor = await write(page, { title: freshTitle('Falha'), content: 'Texto' });
  await editor.getByRole('button', { name: 'Salvar Artigo' }).click();
  await expect(page.getByText('Falha ao criar artigo').first()).toBeVisible();
  await expect(editor.getByLabel('Conteúdo')).toHaveValue('Texto');
});
