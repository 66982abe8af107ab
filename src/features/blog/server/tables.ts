import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { isOneOf } from '#db/is-one-of.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const blogArticles = pgTable(
  'blog_articles',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    slug: text().notNull(),
    /** Sanitised when it was saved. */
    content: text().notNull(),
    excerpt: text(),
    /** The language that it is written in. */
    language: text().$type<Locale>().notNull().default('pt-BR'),
    /** The address of its cover picture, one of ours. */
    cover: text(),
    authorName: text('author_name').notNull(),
    published: boolean().notNull(),
    /** Of the first publication; kept when the article becomes a draft again. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** A deleted article can be restored until it is purged. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('blog_articles_slug_key').on(table.slug).where(sql`${table.deletedAt} is null`),
    index('blog_articles_published_at_idx').on(table.publishedAt),
    check('blog_articles_slug_check', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('blog_articles_language_check', isOneOf(table.language, LOCALES)),
    check(
      'blog_articles_published_check',
      sql`not ${table.published} or ${table.publishedAt} is not null`,
    ),
  ],
);

/**
 * Images of articles, re-encoded by us; the name is a hash of the content, so a URL never changes
 * its image.
 */
export const blogImages = pgTable('blog_images', {
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
