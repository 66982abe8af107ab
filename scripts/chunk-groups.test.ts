import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHUNK_GROUPS } from './chunk-groups.ts';
import { ROOT } from './launch/spawn-node.mjs';

/** What the bundler adds itself. */
const VIRTUAL = ['preload-helper'];

const modules = [
  ...readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`),
  ...readdirSync(join(ROOT, 'node_modules')).map((name) => `node_modules/${name}/index.js`),
];

describe.each(CHUNK_GROUPS)('the group $name of modules', ({ paths }) => {
  it.each(paths.filter((path) => !VIRTUAL.includes(path)))('finds modules by %s', (path) => {
    // A pattern that matches nothing is a leftover of a file that was moved.
    expect(modules.filter((module) => new RegExp(path).test(module))).not.toEqual([]);
  });
});
