import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { DEMO_ARTICLES } from './demo-articles.ts';
import { ENGLISH_ARTICLES } from './english-articles.ts';
import { readPublished, readPublishedArticle } from './read-articles.ts';
import { renderFeed } from './render-feed.ts';
import { sanitiseContent } from './sanitise-content.ts';
import { seedDemoArticles, seedEnglishArticles } from './seed-demo-articles.ts';

describe('the first articles', () => {
  const test = useTestApp();

  it('fills an empty blog once', async () => {
    await seedDemoArticles(test.context);
    await seedDemoArticles(test.context);
    const articles = await readPublished(test.context);
    expect(articles).toHaveLength(DEMO_ARTICLES.length);
    const [newest] = articles;
    expect(newest?.slug).toBe('o-que-e-um-consorcio-de-imoveis-e-como-ele-funciona-em-utah');
    const { html } = await readPublishedArticle(test.context, newest?.slug ?? '');
    expect(html).toMatch(/^<p>Todo brasileiro/);
    expect(html).not.toContain('<br />');
  });

  it('adds the English articles once, beside the others, with a feed of their own', async () => {
    await seedDemoArticles(test.context);
    await seedEnglishArticles(test.context);
    await seedEnglishArticles(test.context);
    const articles = await readPublished(test.context);
    expect(articles.map(({ language }) => language).filter((one) => one === 'en')).toHaveLength(3);
    expect(articles).toHaveLength(DEMO_ARTICLES.length + ENGLISH_ARTICLES.length);
    const feed = renderFeed('https://casa.example', articles, 'en');
    expect(feed.match(/<item>/g)).toHaveLength(3);
    expect(feed).toContain('https://casa.example/en/blog/how-long-is-the-wait');
  });

  it('has the figures of the rules and the simulator in the English articles', () => {
    const texts = ENGLISH_ARTICLES.map(({ content }) => content).join(' ');
    expect(texts).not.toMatch(/undefined|NaN|\$\{/);
    for (const figure of ['$2,344', '$562,560', '$309,408', '$225,024', '$1,875', '17%', '76%']) {
      expect(texts).toContain(figure);
    }
  });

  it.each([...DEMO_ARTICLES, ...ENGLISH_ARTICLES])(
    'loses nothing of "$title" to the sanitiser',
    ({ content }) => {
      expect(sanitiseContent(content)).toBe(content);
    },
  );

  it('makes a feed that stays well-formed for any text', async () => {
    await seedDemoArticles(test.context);
    const [first] = await readPublished(test.context);
    if (!first) throw new Error('no article');
    const odd = { ...first, title: 'A & B <c> "d" \u0008 ]]>', excerpt: null, content: '<p>x</p>' };
    const feed = renderFeed('https://casa.example', [odd], 'pt-BR');
    expect(feed).toContain('<title>A &amp; B &lt;c&gt; &quot;d&quot;  ]]&gt;</title>');
    expect(feed).toContain(`<link>https://casa.example/blog/${first.slug}</link>`);
  });
});
