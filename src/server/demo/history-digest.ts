import { createHash } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { RULE_VERSION } from '#features/memberships/rules.ts';
import { PLAN_IDS, TERM_MONTHS } from '#features/plans/plans.ts';
import { instalment } from '#features/programme/schedule.ts';

/** What a history belongs to: today's migrations and the rules by which its money was divided. */
export function historyDigest(migrationsFolder: string): string {
  const digest = createHash('sha256');
  for (const { hash } of readMigrationFiles({ migrationsFolder })) digest.update(`${hash}\n`);
  digest.update(`rules ${RULE_VERSION}\n`);
  for (const planId of PLAN_IDS) {
    for (let k = 1; k <= TERM_MONTHS; k += 1) {
      digest.update(`${planId} ${k} ${JSON.stringify(instalment(planId, k))}\n`);
    }
  }
  return digest.digest('hex');
}
