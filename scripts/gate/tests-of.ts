import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../launch/spawn-node.mjs';

const TESTS = '{src,scripts,bench}/**/*.test.{ts,tsx}';
const IS_TEST = /\.test\.tsx?$/;
const IS_CODE = /\.(?:tsx?|mjs|json)$/;

export const allTests = (): string[] => globSync(TESTS, { cwd: ROOT }).sort();

/**
 * The tests to run after a change: those of the changed file's feature or folder, and those that
 * import the file directly. Nearly every server test imports nearly every server file indirectly,
 * so following all imports would select them all; the gate runs them.
 */
export function testsOf(changed: readonly string[]): string[] {
  const code = changed.filter((file) => IS_CODE.test(file));
  const folders = new Set(code.map(neighborhood));
  const chosen = allTests().filter((test) => {
    if (changed.includes(test)) return true;
    const folder = dirname(test);
    if ([...folders].some((one) => folder === one || isWholeFeature(one, folder))) return true;
    return importsAny(test, code);
  });
  if (changed.some((file) => file.startsWith('migrations/')))
    chosen.push('scripts/migrations.test.ts');
  return [...new Set(chosen)].filter((test) => existsSync(join(ROOT, test))).sort();
}

/** A file of a feature selects the whole feature, any other one its folder. */
function neighborhood(file: string): string {
  return /^src\/features\/[^/]+/.exec(file)?.[0] ?? dirname(file);
}

function isWholeFeature(folder: string, of: string): boolean {
  return folder.startsWith('src/features/') && of.startsWith(`${folder}/`);
}

function importsAny(test: string, files: readonly string[]): boolean {
  const text = readFileSync(join(ROOT, test), 'utf8');
  return files.some((file) => {
    if (IS_TEST.test(file)) return false;
    const besides = relative(dirname(test), file).replaceAll('\\', '/');
    const names = [besides.startsWith('.') ? besides : `./${besides}`];
    if (file.startsWith('src/')) names.push(`#${file.slice('src/'.length)}`);
    return names.some((name) => text.includes(`'${name}'`));
  });
}
