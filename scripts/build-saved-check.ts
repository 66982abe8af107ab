import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { writeSavedCheck } from '../src/features/assemblies/checking/web/saved-check-file.ts';
import { ROOT } from './launch/spawn-node.mjs';

const FOLDER = join(ROOT, 'src/features/assemblies/checking/web');

/** Builds the check that people save: one HTML file with everything in one script. */
export async function buildSavedCheck(file: string): Promise<void> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(FOLDER, 'saved-check.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  const [code, ...others] = outputs.filter(({ type }) => type === 'chunk');
  if (code?.type !== 'chunk' || others.length > 0) throw new Error('the check is not one script');
  writeFileSync(
    file,
    writeSavedCheck(code.code, readFileSync(join(FOLDER, 'saved-check.css'), 'utf8')),
  );
}
