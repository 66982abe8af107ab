import { existsSync } from 'node:fs';
import { seedDemoArticles } from '#features/blog/server/seed-demo-articles.ts';
import { seedDemoGroup } from '#features/groups/server/seed-demo-group.ts';
import type { Context } from '#platform/context.ts';
import { isDemoMarked, markDemo } from '../demo/mark.ts';

/**
 * Seeds demo content at the embedded database's first start, when no recorded history was loaded;
 * each feature's part must be idempotent.
 */
export async function seedDemoContent(context: Context): Promise<void> {
  const { config, database } = context;
  // An in-memory database has no folder and needs no demo content.
  const isKept = database.kind === 'embedded' && existsSync(config.dataDir);
  if (!isKept || !config.DEMO || isDemoMarked(config)) return;
  await seedDemoArticles(context);
  await seedDemoGroup(context);
  markDemo(config);
}
