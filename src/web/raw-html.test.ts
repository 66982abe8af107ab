import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';

/** Everything that can turn a text into markup or code, and where it may stand. */
const RAW =
  /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc|\beval\(|new Function\(/i;
const ALLOWED: Record<string, string> = {
  'features/blog/web/article-body.tsx': 'articles, sanitised when saved and when shown',
  'ui/faq-data.tsx': 'our own questions, as JSON with < escaped',
  'ui/section/static-section.tsx': 'an empty text, which keeps what the server rendered',
};

it('renders what people write as text: raw HTML stands in three known places', () => {
  const src = join(import.meta.dirname, '..');
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|^testing/.test(file))
    .filter((file) => RAW.test(readFileSync(join(src, file), 'utf8')))
    .map((file) => file.split(sep).join('/'));
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});
