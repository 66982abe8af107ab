import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type AboutHistory,
  HISTORY_FILES,
  HISTORY_RULES,
} from '../src/server/demo/history-file.ts';
import { NOW } from './demo/dates.ts';
import { findHistory } from './demo/record-history.ts';

/** `npm run demo:make`: plays the demonstration's history and records it in `demo/`. */
const { values } = parseArgs({ options: { capacity: { type: 'string', default: '480' } } });
const capacity = Number(values.capacity);
const startedAt = performance.now();
// In a small group the personas cannot all be in the states that they demonstrate.
const { migration, history, seed } = await findHistory({ capacity, hasPersonas: capacity >= 480 });
const about: AboutHistory = { migration, rules: HISTORY_RULES, seed, now: NOW.toISOString() };
const content = brotliCompressSync(JSON.stringify(history), {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
});
mkdirSync(dirname(HISTORY_FILES.about), { recursive: true });
writeFileSync(HISTORY_FILES.content, content);
writeFileSync(HISTORY_FILES.about, `${JSON.stringify(about, null, 2)}\n`);
const seconds = Math.round((performance.now() - startedAt) / 1000);
const megabytes = (content.length / 1024 / 1024).toFixed(1);
console.log(`The history is recorded: ${megabytes} MB, made in ${seconds} s.`);
