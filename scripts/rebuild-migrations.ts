import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Generates the migrations again from today's tables: one for the schema, one for the guards that
 * Drizzle cannot describe (triggers, functions). Only while nobody runs the product; afterwards
 * `npm run db:generate` adds a migration.
 */
const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'migrations');
const SCHEMA = join(FOLDER, '0000_schema.sql');
const GUARDS = join(FOLDER, '0001_guards.sql');
const EXTENSION =
  '-- Search in admin lists: indexes by trigrams.\nCREATE EXTENSION IF NOT EXISTS pg_trgm;\n--> statement-breakpoint\n';

function generate(...options: string[]): void {
  execFileSync(join(ROOT, 'node_modules/.bin/drizzle-kit'), ['generate', ...options], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

const guards = readFileSync(GUARDS, 'utf8');
rmSync(join(FOLDER, 'meta'), { recursive: true, force: true });
rmSync(SCHEMA, { force: true });
rmSync(GUARDS);
generate('--name', 'schema');
writeFileSync(SCHEMA, EXTENSION + readFileSync(SCHEMA, 'utf8'));
generate('--custom', '--name', 'guards');
writeFileSync(GUARDS, guards);
