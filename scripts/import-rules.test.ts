import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'casa-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the real rules over a small tree of example files. */
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

  const given = (name: string) => `export const ${name} = 1;`;

  it('let a feature import lower features, and no higher ones', () => {
    const files = {
      'src/features/ledger/rules.ts': given('below'),
      'src/features/admin/rules.ts': given('above'),
      'src/features/deposits/up.ts': "export { above } from '#features/admin/rules.ts';",
      'src/features/deposits/down.ts': "export { below } from '#features/ledger/rules.ts';",
      'src/features/applications/web/step.ts':
        "export { up } from '#features/deposits/web/pay.ts';",
      'src/features/deposits/web/pay.ts': given('up'),
    };
    const found = cruise(files);
    expect(found).toContain('error deposits-knows-nothing-above: src/features/deposits/up.ts');
    expect(found).toContain('error applications-knows-nothing-above');
    expect(found).not.toContain('down.ts');
  });

  it('forbid importing another feature’s tables, queries, jobs, workers and routes', () => {
    const parts = ['tables', 'queries', 'list-queries', 'jobs', 'workers', 'admin-routes'];
    const files: Record<string, string> = {};
    for (const part of parts) {
      const name = part.replaceAll('-', '_');
      files[`src/features/ledger/server/${part}.ts`] = given(name);
      files[`src/features/deposits/server/use-${part}.ts`] =
        `export { ${name} } from '#features/ledger/server/${part}.ts';`;
    }
    files['src/features/ledger/server/post.ts'] =
      "import { tables } from './tables.ts';\nexport const post = tables;";
    files['src/features/deposits/server/tables.ts'] =
      "import { tables } from '#features/ledger/server/tables.ts';\nimport { post } from '#features/ledger/server/post.ts';\nexport const own = [tables, post];";
    const found = cruise(files);
    for (const part of parts) {
      expect(found).toContain(
        `error features-meet-by-use-cases: src/features/deposits/server/use-${part}.ts`,
      );
    }
    // A foreign key is the one reason to import another feature's tables.
    expect(found).not.toContain('use-cases: src/features/deposits/server/tables.ts');
    expect(found).toContain('error tables-refer-to-tables: src/features/deposits/server/tables.ts');
  });

  it('demand a floor for a new feature', () => {
    const found = cruise({
      'src/shared/text/money.ts': given('usd'),
      'src/features/lotteries/rules.ts': "export { usd } from '#shared/text/money.ts';",
    });
    expect(found).toContain('error every-feature-has-a-floor: src/features/lotteries/rules.ts');
  });

  it('accept what they allow', () => {
    const found = cruise({
      'src/shared/text/money.ts': 'export const usd = 1;',
      'src/features/deposits/rules.ts':
        "import { usd } from '#shared/text/money.ts';\nexport const price = usd;",
    });
    expect(found).toContain('no dependency violations found (2 modules');
  });
});
