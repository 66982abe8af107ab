import { defineErrors } from '#shared/api/app-error.ts';

export const errors = defineErrors({
  404: {
    ARTICLE_NOT_FOUND: 'The article you are looking for does not exist or was removed.',
  },
  409: {
    ARTICLE_CHANGED:
      'Somebody else changed this article while you were writing. Copy your text, close the editor and open the article again.',
    SLUG_TAKEN: 'Another article has this slug already. Please choose a different one.',
  },
  415: {
    IMAGE_NOT_READABLE:
      'We could not read this picture. Please send a JPEG, PNG, WebP, GIF or AVIF file.',
  },
  422: {
    CONTENT_EMPTY:
      'The content is empty once everything that is not allowed is removed. Please write some text.',
  },
});
