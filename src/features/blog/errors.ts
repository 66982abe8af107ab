import { defineErrors } from '#shared/api/app-error.ts';

export const errors = defineErrors({
  ARTICLE_NOT_FOUND: {
    status: 404,
    message: 'The article you are looking for does not exist or was removed.',
  },
  ARTICLE_CHANGED: {
    status: 409,
    message:
      'Somebody else changed this article while you were writing. Copy your text, close the editor and open the article again.',
  },
  CONTENT_EMPTY: {
    status: 422,
    message: 'Nothing is left of the content without what is not allowed.',
  },
  SLUG_TAKEN: { status: 409, message: 'There is an article with this slug already' },
  IMAGE_NOT_READABLE: {
    status: 415,
    message: 'We could not read this picture. Please send a JPEG, PNG, WebP, GIF or AVIF file.',
  },
});
