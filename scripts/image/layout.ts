import { SERVER_FLAGS } from '../launch/server-flags.mjs';
import { readLock, resolvePackage } from '../lock/lock-file.ts';

/** What the image contains, and nothing else: the Dockerfile copies what `lay-out.ts` makes of it. */
export const LAYOUT = {
  /** Folders of the checkout, made by the build or written by us. */
  folders: ['dist/client', 'dist/pages', 'dist/render', 'dist/server', 'migrations'],
  /** Single files of these folders. */
  files: [/^dist\/new-database-[0-9a-f]+\.tar\.gz$/],
  /** Of what is in the folders, what only developers or the sandbox use. */
  leftOut: [/^dist\/(render|server)\/.*\.map$/, /^dist\/server\/sandbox-google-[\w-]{8}\.js$/],
  /**
   * Packages that the bundles load from their own folders, because of files beside their code or
   * because two of our programs share them. What they need themselves is found in the lock.
   */
  packages: [
    'sharp',
    '@electric-sql/pglite',
    'pdfkit',
    '@aws-sdk/client-s3',
    '@tanstack/react-query',
    'react',
    'react-dom',
    'wouter',
  ],
  /** Packages of which only some files are used. */
  packageFiles: {
    '@fontsource-variable/newsreader': [
      'package.json',
      'LICENSE',
      'files/newsreader-latin-wght-normal.woff2',
    ],
  },
  /** Files of packages that nothing loads. */
  neverLoaded: /\.(map|md|markdown|d\.ts|d\.cts|d\.mts|ts|tsx|flow)$/,
} as const;

/** The command of the image: npm and our launcher are not in it. */
export const COMMAND = `#!/bin/sh
# The flags are those of scripts/launch/server-flags.mjs.
here=$(dirname "$(readlink -f "$0")")
exec node ${SERVER_FLAGS.join(' ')} "$here/../dist/server/casa.js" "$@"
`;

/**
 * Whether the process of this container can work: a web process answers on one port, a worker on the
 * other. A small program, because it starts every few seconds.
 */
export const HEALTH = `const ports = [process.env.PORT || 3000, process.env.WORKER_PORT || 3001];
const asked = ports.map(async (port) => {
  const response = await fetch('http://127.0.0.1:' + port + '/readyz');
  if (!response.ok) throw new Error('not ready');
});
Promise.any(asked).then(() => process.exit(0), () => process.exit(1));
`;

/**
 * The places of packages and of all that they need, from the lock. Optional ones, which are those
 * for other systems, are left out where they are not installed.
 */
export function packagePlaces(
  names: readonly string[],
  isInstalled: (place: string) => boolean,
): string[] {
  const { packages } = readLock();
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean) => {
    const place = resolvePackage(packages, from, name);
    if (place === undefined || !isInstalled(place)) {
      if (isOptional) return;
      throw new Error(`The package ${name}, which the image needs, is not installed.`);
    }
    if (found.has(place)) return;
    found.add(place);
    const { dependencies = {}, optionalDependencies = {} } = packages[place] ?? {};
    for (const needed of Object.keys(dependencies)) add(needed, place, false);
    for (const needed of Object.keys(optionalDependencies)) add(needed, place, true);
  };
  for (const name of names) add(name, '', false);
  return [...found].sort();
}
