import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './spawn-node.mjs';

/**
 * The script of a tool, to be run by Node itself: npm's link to it is a batch file on Windows,
 * which needs a shell and fails with spaces in paths.
 */
export function toolFile(packageName: string, tool: string): string {
  const home = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[tool]);
}
