import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/settings/config.ts';

/** A marker in the data folder, so that deleted demo content is not created again. */
const markOf = ({ dataDir }: Config) => join(dataDir, 'demo-content');

export const isDemoMarked = (config: Config): boolean => existsSync(markOf(config));

export function markDemo(config: Config): void {
  writeFileSync(markOf(config), 'The demonstration content was added.\n');
}
