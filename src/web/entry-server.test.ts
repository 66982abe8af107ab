import { describe, expect, it } from 'vitest';
import { pageList, render } from './entry-server.tsx';

const nothing = async () => {
  throw new Error('this page reads nothing');
};

/** Words that only English sentences have. */
const TELLTALES =
  /.{0,60}\b(First name|Last name|Please|Sign In|Skip to|Monthly income|your)\b.{0,60}/;

describe('Portuguese pages', () => {
  it.each([
    ['/comprar-imovel', /^Comprar imóvel em Utah/],
    ['/imovelnoseua', /^Imóvel nos EUA/],
    ['/pagar', /^Pagar o depósito/],
    ['/verificar-email', /^Confirmar o e-mail/],
    ['/redefinir-senha', /^Escolher uma nova senha/],
    ['/alterar-email', /^O seu novo e-mail/],
  ])('%s is Portuguese from its title to its footer', async (path, title) => {
    const page = await render(path, nothing);
    expect(page.lang).toBe('pt-BR');
    expect(/<title>(.*)<\/title>/.exec(page.head)?.[1]).toMatch(title);
    expect(page.app).toContain('Pular para o conteúdo');
    expect(page.app).toContain('não é um consórcio brasileiro');
    expect(page.app).toContain('Inscrever-se');
    // Visible text only; option values are the same in every language.
    const read = page.app.replace(/<[^>]*>/g, ' ');
    expect(read.match(TELLTALES)?.[0]).toBeUndefined();
  });

  it('pairs the landing pages, and has the form on both', async () => {
    for (const path of ['/homebuyers', '/comprar-imovel']) {
      const { head, app } = await render(path, nothing);
      expect(head).toContain('hreflang="en" href="__SITE_ORIGIN__/homebuyers"');
      expect(head).toContain('hreflang="pt-BR" href="__SITE_ORIGIN__/comprar-imovel"');
      expect(head).toContain('hreflang="x-default" href="__SITE_ORIGIN__/homebuyers"');
      expect(app).toContain('name="monthlyIncome"');
    }
    expect((await render('/imovelnoseua', nothing)).head).not.toContain('hreflang');
    expect(pageList.find(({ path }) => path === '/comprar-imovel')).toMatchObject({
      canPay: true,
      canonicalPath: '/comprar-imovel',
    });
  });

  it('shows a Portuguese line beneath Page Not Found', async () => {
    const page = await render('/nowhere', nothing);
    expect(page.status).toBe(404);
    expect(page.app).toContain('Page Not Found');
    expect(page.app).toContain('Não encontramos esta página');
  });
});
