import { defineErrors } from '#shared/api/app-error.ts';

export const errors = defineErrors({
  ARTICLE_NOT_FOUND: {
    status: 404,
    message: 'O artigo que você está procurando não existe ou foi removido.',
  },
  ARTICLE_CHANGED: {
    status: 409,
    message:
      'Este artigo foi alterado por outra pessoa enquanto você escrevia. Copie o seu texto, feche o editor e abra o artigo de novo.',
  },
  CONTENT_EMPTY: {
    status: 422,
    message: 'O conteúdo ficou vazio depois de remover o que não é permitido.',
  },
  SLUG_TAKEN: { status: 409, message: 'Já existe um artigo com este slug' },
  IMAGE_NOT_READABLE: {
    status: 415,
    message: 'Não conseguimos ler esta imagem. Envie um arquivo JPEG, PNG, WebP, GIF ou AVIF.',
  },
});
