import { existsSync } from 'node:fs';
import { seedDemoArticles, seedEnglishArticles } from '#features/blog/server/seed-demo-articles.ts';
import { seedDemoGroup } from '#features/groups/server/seed-demo-group.ts';
import type { Context } from '#platform/context.ts';
import {
  areEnglishArticlesMarked,
  isDemoMarked,
  markDemo,
  markEnglishArticles,
} from '../demo/mark.ts';

/**
 * Seeds demo content at the embedded database's first start, when no recorded history was loaded;
 * each feature's part must be idempotent.
 */
export async function seedDemoContent(context: Context): Promise<void> {
  const { config, database } = context;
  // An in-memory database has no folder and needs no demo content.
  const isKept = database.kind === 'embedded' && existsSync(config.dataDir);
  if (!isKept || !config.DEMO) return;
  await seedEnglishOnce(context);
  if (isDemoMarked(config)) return;
  await seedDemoArticles(context);
  await seedDemoGroup(context);
  markDemo(config);
}

/** Also where a recorded history was loaded; once, so that articles that were deleted stay away. */
async function seedEnglishOnce(context: Context): Promise<void> {
  if (areEnglishArticlesMarked(context.config)) return;
  await seedEnglishArticles(context);
  markEnglishArticles(context.config);
}
