import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutants.ts';

const SOURCES = join(import.meta.dirname, '../..');

/** Changes the product's source in modules loaded from now on. */
export function applyMutant({ edits }: Pick<Mutant, 'edits'>): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const path = url.startsWith('file:') ? fileURLToPath(url) : '';
      const own = edits.filter(({ file }) => path === join(SOURCES, file));
      if (own.length === 0) return loaded;
      let source = readFileSync(path, 'utf8');
      for (const { from, to, file } of own) {
        if (!source.includes(from)) throw new Error(`${file} has no longer: ${from}`);
        source = source.replace(from, () => to);
      }
      return { ...loaded, source };
    },
  });
}
