import pg from 'pg';
import { slugify } from '../src/features/blog/rules.ts';
import { DEMO_ARTICLES } from '../src/features/blog/server/demo-articles.ts';

/** Inserts one article into the product's database; returns its address. */
export async function publishArticle(databaseUrl: string): Promise<string> {
  const [article] = DEMO_ARTICLES;
  if (!article) throw new Error('there is no article to measure with');
  const slug = slugify(article.title);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into blog_articles
       (id, title, slug, content, excerpt, author_name, published, published_at, created_at, updated_at)
     select gen_random_uuid(), $1, $2, $3, $4, 'Equipe', true, now(), now(), now()
     where not exists (select from blog_articles where slug = $2)`,
    [article.title, slug, article.content, article.excerpt],
  );
  await client.end();
  return slug;
}
