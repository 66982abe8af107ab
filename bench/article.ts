import pg from 'pg';
import { slugify } from '../src/features/blog/rules.ts';
import { DEMO_ARTICLES } from '../src/features/blog/server/demo-articles.ts';
import { compare, type Measured } from './frame.ts';
import { startBareHttp } from './limits.ts';
import { requestsPerSecond } from './load.ts';
import type { Product } from './product.ts';

/** An article page, rendered from the database, against a bare server sending the same bytes. */
export async function measureArticle(product: Product): Promise<Measured> {
  const url = `${product.url}/blog/${await publishArticle(product.databaseUrl)}`;
  const plain = { headers: { 'accept-encoding': 'identity' } };
  const response = await fetch(url, plain);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  );
  const limit = await startBareHttp({ body, headers });
  try {
    const comparison = await compare({
      name: 'blog article page',
      unit: 'requests/s',
      against: limit.name,
      goal: '≥ 0.8',
      ours: () => requestsPerSecond(url, plain),
      limit: () => requestsPerSecond(limit.url, plain),
    });
    return { comparisons: [comparison], figures: [] };
  } finally {
    await limit.stop();
  }
}

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
