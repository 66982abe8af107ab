import { z } from 'zod';
import { defineCall } from '#shared/api/call.ts';
import { sayCommon } from '#shared/api/field-messages.ts';
import { requiredText } from '#shared/api/fields.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { MAX_SLUG_LENGTH } from './rules.ts';
import { sayBlog } from './texts.ts';

export const MAX_CONTENT_LENGTH = 100_000;
export const MAX_IMAGE_BYTES = 12 * 1024 * 1024;

const tooLong = { error: sayCommon('tooLong') };
const required = (length: number) => requiredText(sayBlog('required'), length);

/** What the editor sends. An empty slug is derived from the title. */
export const articleForm = z.strictObject({
  title: required(200),
  slug: z.string().max(MAX_SLUG_LENGTH, tooLong).default(''),
  content: required(MAX_CONTENT_LENGTH),
  excerpt: z
    .string()
    .trim()
    .max(500, tooLong)
    .nullish()
    .transform((excerpt) => excerpt || null),
  authorName: required(120),
  published: z.boolean().default(false),
  language: z.enum(LOCALES).default('pt-BR'),
  /** A picture that was uploaded here. */
  cover: z
    .string()
    .regex(/^$|^\/blog\/images\/[0-9a-f]{32}\.webp$/, { error: sayBlog('cover') })
    .nullish()
    .transform((cover) => cover || null),
});

/** `updatedAt` is for optimistic locking: the change is refused if the article changed since. */
const articleChange = articleForm.extend({ updatedAt: z.iso.datetime().optional() });

const article = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string().nullable(),
  authorName: z.string(),
  language: z.enum(LOCALES),
  cover: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
const adminArticle = article.extend({ published: z.boolean(), updatedAt: z.iso.datetime() });
const idParams = z.object({ id: z.uuid() });

const shared = { tag: 'Blog' } as const;
/** The longest content in three-byte characters, escaped. */
const maxBodyBytes = 512 * 1024;

export const listArticlesCall = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/blog',
  summary: 'Published articles, newest first',
  access: 'public',
  response: z.array(article),
});

export const readArticleCall = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/blog/:slug',
  summary: 'One published article, with its content ready to be shown',
  access: 'public',
  params: z.object({ slug: z.string().max(400) }),
  response: article.extend({ html: z.string() }),
  errors: ['ARTICLE_NOT_FOUND'],
});

export const listAllArticlesCall = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/admin/blog',
  roles: ['editor'],
  summary: 'All articles, drafts included',
  access: 'admin',
  response: z.array(adminArticle),
});

/** What sanitising removed from the content. */
const removed = z.array(z.string());

export const createArticleCall = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/admin/blog',
  roles: ['editor'],
  summary: 'Write an article',
  access: 'admin',
  body: articleForm,
  maxBodyBytes,
  response: adminArticle.extend({ removed }),
  status: 201,
  errors: ['SLUG_TAKEN'],
});

export const updateArticleCall = defineCall({
  ...shared,
  method: 'PUT',
  path: '/api/admin/blog/:id',
  roles: ['editor'],
  summary: 'Change an article',
  access: 'admin',
  params: idParams,
  body: articleChange,
  maxBodyBytes,
  response: adminArticle.extend({ removed }),
  errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_CHANGED', 'SLUG_TAKEN'],
});

export const deleteArticleCall = defineCall({
  ...shared,
  method: 'DELETE',
  path: '/api/admin/blog/:id',
  roles: ['editor'],
  summary: 'Delete an article; it can be restored for 30 days',
  access: 'admin',
  params: idParams,
  response: z.object({ id: z.uuid() }),
  errors: ['ARTICLE_NOT_FOUND'],
});

export const restoreArticleCall = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/admin/blog/:id/restore',
  roles: ['editor'],
  summary: 'Restore a deleted article',
  access: 'admin',
  params: idParams,
  response: adminArticle,
  errors: ['ARTICLE_NOT_FOUND', 'SLUG_TAKEN'],
});

export const previewArticleCall = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/admin/blog/preview',
  roles: ['editor'],
  summary: 'Content as readers will see it',
  access: 'admin',
  body: z.strictObject({ content: z.string().max(MAX_CONTENT_LENGTH) }),
  maxBodyBytes,
  response: z.object({
    html: z.string(),
    removed,
    /** Images without alt text. */
    undescribed: z.number().int(),
  }),
});

export const uploadImageCall = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/admin/blog/images',
  roles: ['editor'],
  summary: 'Add a picture (the body is the file: JPEG, PNG, WebP, GIF or AVIF)',
  access: 'admin',
  maxBodyBytes: MAX_IMAGE_BYTES,
  response: z.object({ src: z.string(), width: z.number().int(), height: z.number().int() }),
  status: 201,
  errors: ['IMAGE_NOT_READABLE'],
});
