import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { callersPath, defineCommand } from '../casa/command.ts';
import { runProgram } from '../casa/run-program.ts';
import { filesOf } from '../fingerprint.ts';
import { ROOT } from '../launch/spawn-node.mjs';
import { COMMAND, HEALTH, LAYOUT, packagePlaces } from './layout.ts';

/** Writes the files of the image into an empty folder, from a checkout that is built. */
export function layOut(target: string): void {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty.`);
  if (!existsSync(join(ROOT, 'dist/stamp'))) throw new Error('Build first: npm run build.');
  for (const path of filesOfImage()) copy(path, target);
  for (const path of filesOfPackages()) copy(path, target);
  write(target, 'package.json', packageJson());
  write(target, 'bin/casa', COMMAND, 0o755);
  write(target, 'bin/health.mjs', HEALTH);
}

const portable = (path: string) => relative(ROOT, path).split(sep).join('/');

function filesOfImage(): string[] {
  const inFolders = LAYOUT.folders.flatMap((folder) => filesOf(join(ROOT, folder)));
  const single = filesOf(join(ROOT, 'dist')).filter((file) =>
    LAYOUT.files.some((pattern) => pattern.test(portable(file))),
  );
  return [...inFolders, ...single]
    .map(portable)
    .filter((path) => !LAYOUT.leftOut.some((pattern) => pattern.test(path)));
}

function filesOfPackages(): string[] {
  const places = packagePlaces(LAYOUT.packages, (place) => existsSync(join(ROOT, place)));
  const whole = places.flatMap((place) =>
    filesOf(join(ROOT, place))
      .map(portable)
      // Packages inside of a package are places of their own.
      .filter((path) => !path.slice(place.length).includes('/node_modules/'))
      .filter((path) => !LAYOUT.neverLoaded.test(path)),
  );
  const some = Object.entries(LAYOUT.packageFiles).flatMap(([name, files]) =>
    files.map((file) => `node_modules/${name}/${file}`),
  );
  return [...whole, ...some];
}

function copy(path: string, target: string): void {
  const to = join(target, path);
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(join(ROOT, path), to);
}

function write(target: string, path: string, text: string, mode = 0o644): void {
  const to = join(target, path);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text, { mode });
}

/** What the product reads of itself; scripts and development packages are not in the image. */
function packageJson(): string {
  const { name, version, license, type } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return `${JSON.stringify({ name, version, license, type, private: true }, null, 2)}\n`;
}

const command = defineCommand({
  name: 'node scripts/image/lay-out.ts',
  about: 'Writes the files of the image into a folder. The Dockerfile copies that folder.',
  args: { folder: { about: 'A new or empty folder' } },
  run({ folder }) {
    layOut(callersPath(folder));
    return 0;
  },
});

if (import.meta.main) await runProgram(command);
