import { brand } from '#shared/brand.ts';
import type { texts as en } from './texts.en.ts';

/** The same in Brazilian Portuguese. */
export const texts: typeof en = {
  head: {
    title: `Blog: comprar imóvel nos EUA em grupo · ${brand.name}`,
    description: `Artigos em português sobre comprar imóvel nos Estados Unidos em grupo, sem banco e sem juros: como funciona a cooperativa em ${brand.region}, quanto custa.`,
  },
  notFound: {
    title: 'Artigo não encontrado',
    text: 'O artigo que você está procurando não existe ou foi removido.',
  },
  messages: {
    required: 'Título, conteúdo e autor são obrigatórios',
    cover: 'Escolha uma imagem adicionada aqui',
  },
};
