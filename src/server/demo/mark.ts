import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/settings/config.ts';

/** Markers in the data folder, so that deleted demo content is not created again. */
const markOf = ({ dataDir }: Config) => join(dataDir, 'demo-content');
const englishMarkOf = ({ dataDir }: Config) => join(dataDir, 'demo-english-articles');

export const isDemoMarked = (config: Config): boolean => existsSync(markOf(config));

export function markDemo(config: Config): void {
  writeFileSync(markOf(config), 'The demonstration content was added.\n');
}

export const areEnglishArticlesMarked = (config: Config): boolean =>
  existsSync(englishMarkOf(config));

export function markEnglishArticles(config: Config): void {
  writeFileSync(englishMarkOf(config), 'The English articles were added.\n');
}
