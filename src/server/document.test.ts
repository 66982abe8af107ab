import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from './document.ts';

const TEMPLATE = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
/** What the build makes of the template's script. */
const BUILT = TEMPLATE.replace(
  /<script type="module".*<\/script>/,
  '<script type="module" crossorigin src="/assets/index-1.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/assets/early-2.js">',
);

const page = (template: string, isComplete: boolean, app = 'the app') =>
  fillTemplate(
    template,
    { status: 200, lang: 'pt', head: '', app, data: '', sources: [], isComplete },
    {},
  );

/** Links and scripts by what makes a browser fetch them: `rel` and address. */
const fetchedBy = (html: string) =>
  [...html.matchAll(/<link [^>]*?(?<![-\w])rel="([^"]*)"[^>]*|<script [^>]*(src)=[^>]*/g)].map(
    ([, rel, src]) => rel ?? src,
  );

describe('what a page fetches by itself', () => {
  it('is only what it shows, if it is complete', () => {
    for (const template of [TEMPLATE, BUILT]) {
      const html = page(template, true);
      expect(fetchedBy(html)).toEqual(['icon', 'apple-touch-icon', 'stylesheet']);
      expect(html).toContain('<link data-rel="manifest" href="/site.webmanifest" />');
    }
    expect(page(TEMPLATE, true)).toContain('data-entry href="/src/web/entry-client.ts">');
    const built = page(BUILT, true);
    expect(built).toContain('data-entry href="/assets/index-1.js">');
    expect(built).toMatch(/<link data-rel="modulepreload" [^>]*href="\/assets\/early-2\.js">/);
  });

  it('is its script too, if it is not', () => {
    const html = page(BUILT, false);
    expect(fetchedBy(html)).toEqual([
      'icon',
      'apple-touch-icon',
      'manifest',
      'stylesheet',
      'src',
      'modulepreload',
    ]);
    expect(html).not.toContain('<link data-rel');
  });
});

it('has an end script only where fields could be laid out too early', () => {
  const scripts = (html: string) => html.split('<script>').length - 1;
  expect(scripts(page(BUILT, true))).toBe(1);
  expect(scripts(page(BUILT, true, '<select class="plan"></select>'))).toBe(2);
  expect(scripts(page(BUILT, false, '<input />'))).toBe(1);
});
