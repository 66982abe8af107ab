import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { CopiedRows } from '#db/database.ts';
import { ROOT_FOLDER } from '#platform/root-folder.ts';

const FOLDER = join(ROOT_FOLDER, 'demo');
/** The recorded history: its metadata, and its rows, compressed. */
export const HISTORY_FILES = {
  about: join(FOLDER, 'history.json'),
  content: join(FOLDER, 'history.br'),
};

/**
 * The version of the rules that play the history. Raise it when a change affects what happens in
 * it, such as what is paid, who is selected or what is recorded, and record it again (`npm run
 * demo:make`); `npm run demo:check` says whether it still plays as recorded.
 */
export const HISTORY_RULES = 4;

const aboutSchema = z.object({
  /** The last migration of the database it was recorded in; later ones are applied to it. */
  migration: z.string(),
  /** HISTORY_RULES when it was recorded. */
  rules: z.int(),
  /** The seed of its chance: some histories leave a persona in another state than intended. */
  seed: z.int().default(1),
  /** The demonstration's current date. */
  now: z.iso.datetime(),
});
export type AboutHistory = z.output<typeof aboutSchema>;

/** Everything that is loaded: rows, sequences, and the stored files, still encrypted. */
export type History = {
  tables: CopiedRows[];
  sequences: { name: string; value: string }[];
  files: { path: string; base64: string }[];
};

/** The metadata of the recorded history; undefined where none is recorded. */
export function readAboutHistory(): AboutHistory | undefined {
  if (!existsSync(HISTORY_FILES.about) || !existsSync(HISTORY_FILES.content)) return undefined;
  return aboutSchema.parse(JSON.parse(readFileSync(HISTORY_FILES.about, 'utf8')));
}

export function readHistory(): History {
  return JSON.parse(brotliDecompressSync(readFileSync(HISTORY_FILES.content)).toString('utf8'));
}
