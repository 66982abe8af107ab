import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT_FOLDER } from '#platform/root-folder.ts';
import { bundleServer } from '../../../scripts/bundle-server.ts';
import { fingerprint } from '../../../scripts/fingerprint.ts';

const FOLDER = join(ROOT_FOLDER, '.cache/programs');

/** Programs that tests start often: a bundle loads in a fraction of the time. */
const PROGRAMS = [
  'src/server/main.ts',
  'src/testing/servers/job-worker-process.ts',
  'src/testing/deposit-faults/fault-server.ts',
  'src/testing/assembly-faults/assembly-worker.ts',
  'src/testing/close-faults/close-worker.ts',
] as const;

const INPUTS = ['src', 'scripts/bundle-server.ts', 'package-lock.json'];

let folder: Promise<string> | undefined;

/** The bundle of a program, built from the current sources on first use. */
export async function bundledProgram(program: (typeof PROGRAMS)[number]): Promise<string> {
  folder ??= makeBundles();
  return join(await folder, basename(program).replace(/ts$/, 'js'));
}

async function makeBundles(): Promise<string> {
  const wanted = join(FOLDER, fingerprint(INPUTS).slice(0, 24));
  if (existsSync(wanted)) return wanted;
  mkdirSync(FOLDER, { recursive: true });
  for (const old of readdirSync(FOLDER)) {
    if (Date.now() - statSync(join(FOLDER, old)).mtimeMs > 60 * 60_000)
      rmSync(join(FOLDER, old), { recursive: true, force: true });
  }
  const made = join(FOLDER, `unfinished-${process.pid}`);
  await bundleServer(PROGRAMS, made);
  try {
    renameSync(made, wanted);
  } catch (error) {
    // Another test process built them at the same time.
    if (!existsSync(wanted)) throw error;
    rmSync(made, { recursive: true, force: true });
  }
  return wanted;
}
