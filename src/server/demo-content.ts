import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedDemoArticles } from '#features/blog/server/seed-demo-articles.ts';
import { seedDemoGroup } from '#features/groups/server/seed-demo-group.ts';
import type { Context } from '#platform/context.ts';

/** A marker in the data folder, so that deleted demo content is not created again. */
const MARK = 'demo-content';

/**
 * Seeds demo content at the embedded database's first start; each feature's part must be
 * idempotent.
 */
export async function seedDemoContent(context: Context): Promise<void> {
  const { config, database } = context;
  const mark = join(config.dataDir, MARK);
  // An in-memory database has no folder and needs no demo content.
  const isKept = database.kind === 'embedded' && existsSync(config.dataDir);
  if (!isKept || !config.DEMO || existsSync(mark)) return;
  await seedDemoArticles(context);
  await seedDemoGroup(context);
  writeFileSync(mark, 'The demonstration content was added.\n');
}
