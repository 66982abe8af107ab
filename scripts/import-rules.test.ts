import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'casa-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the real rules over a small tree of planted files. */
function cruise(files: Record<string, string>): string {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  for (const name of ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['src', '--config', '.dependency-cruiser.cjs'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  rmSync(join(folder, 'node_modules'));
  return stdout;
}

describe('the import rules', () => {
  it('find what they forbid, in .ts and in .tsx, by relative path and by #name', () => {
    const found = cruise({
      'src/db/database.ts': 'export const db = 1;',
      'src/shared/low.ts': "import { db } from '../db/database.ts';\nexport const low = db;",
      'src/features/deposits/server/queries.ts':
        "import { db } from '#db/database.ts';\nexport const all = db;",
      'src/features/deposits/web/panel.tsx':
        "import { all } from '../server/queries.ts';\nexport const Panel = () => <p>{all}</p>;",
      'src/features/groups/server/form.ts':
        "import { all } from '#features/deposits/server/queries.ts';\nexport const form = all;",
      'src/features/groups/server/pay.ts':
        "import Stripe from 'stripe';\nexport const pay = Stripe;",
      'src/ui/one.ts': "import { two } from './two.ts';\nexport const one = two;",
      'src/ui/two.ts': "import { one } from './one.ts';\nexport const two = one;",
    });
    for (const rule of [
      'shared-stands-alone',
      'feature-web-stays-in-the-browser',
      'features-meet-by-use-cases',
      'stripe-in-one-place',
      'no-cycles',
    ]) {
      expect(found).toContain(`error ${rule}`);
    }
  });

  it('let pass what they allow', () => {
    const found = cruise({
      'src/shared/money.ts': 'export const usd = 1;',
      'src/features/deposits/rules.ts':
        "import { usd } from '#shared/money.ts';\nexport const price = usd;",
    });
    expect(found).toContain('no dependency violations found (2 modules');
  });
});
