import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from './document.ts';

const TEMPLATE = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
/** The template's script as the build writes it. */
const BUILT = TEMPLATE.replace(
  /<script type="module".*<\/script>/,
  '<script type="module" crossorigin src="/assets/index-1.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/assets/early-2.js">',
);

const page = (isComplete: boolean) =>
  fillTemplate(
    BUILT,
    {
      status: 200,
      lang: 'pt',
      head: '',
      app: 'the app',
      data: '',
      sources: ['src/web/home-page.tsx'],
      isComplete,
    },
    {
      'src/web/home-page.tsx': { file: 'assets/home-3.js', css: ['assets/home-4.css'] },
      '.cache/fonts/figtree.woff2': { file: 'assets/figtree-5.woff2' },
    },
  );

/** What a browser fetches without being asked: `rel` or `src`, and address. */
const fetchedBy = (html: string) =>
  [
    ...html.matchAll(
      /<link [^>]*?(?<![-\w])(rel)="([^"]*)"[^>]*href="([^"]*)"|<script [^>]*(src)="([^"]*)"/g,
    ),
  ].map(([, , rel, href, , src]) => (src ? `script ${src}` : `${rel} ${href}`));

const ALWAYS = [
  'preload /assets/figtree-5.woff2',
  'stylesheet /assets/home-4.css',
  'script /assets/index-1.js',
];

describe('what a page fetches by itself', () => {
  it('is only what it shows and its first script, if it is complete', () => {
    const html = page(true);
    expect(fetchedBy(html)).toEqual(expect.arrayContaining(ALWAYS));
    expect(fetchedBy(html)).not.toContain('modulepreload /assets/home-3.js');
    expect(html).toContain('<link data-script-part href="/assets/home-3.js" />');
  });

  it('is its code too, if it is not', () => {
    expect(fetchedBy(page(false))).toEqual(
      expect.arrayContaining([...ALWAYS, 'modulepreload /assets/home-3.js']),
    );
  });

  it('is fetched with low priority if it is a script', () => {
    for (const [script] of page(false).matchAll(
      /<script type="module"[^>]*|<link rel="modulepreload"[^>]*/g,
    ))
      expect(script).toContain('fetchpriority="low"');
  });
});
