import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedDemoArticles } from '#features/blog/server/seed-demo-articles.ts';
import { seedDemoGroup } from '#features/groups/server/seed-demo-group.ts';
import type { Context } from '#platform/context.ts';

/** Left in the data folder, so that what somebody deletes does not come back. */
const MARK = 'demo-content';

/**
 * Gives the embedded database's first start something to show; each feature adds its part, which
 * must leave alone what is there already.
 */
export async function seedDemoContent(context: Context): Promise<void> {
  const { config, database } = context;
  const mark = join(config.dataDir, MARK);
  // A database that lives in memory has no folder, and needs no demonstration.
  const isKept = database.kind === 'embedded' && existsSync(config.dataDir);
  if (!isKept || !config.DEMO || existsSync(mark)) return;
  await seedDemoArticles(context);
  await seedDemoGroup(context);
  writeFileSync(mark, 'The demonstration content was added.\n');
}
