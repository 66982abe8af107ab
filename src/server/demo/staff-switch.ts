import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/settings/config.ts';

/** A marker in the data folder, so that the choice outlives a restart. */
const restsIn = ({ dataDir }: Config) => join(dataDir, 'demo-staff-rests');

/** Whether the demonstration's staff do their routine; otherwise a visitor wants to do it. */
export const hasStaff = (config: Config): boolean => !existsSync(restsIn(config));

export function switchStaff(config: Config, works: boolean): void {
  if (works) rmSync(restsIn(config), { force: true });
  else if (existsSync(config.dataDir)) {
    writeFileSync(
      restsIn(config),
      'The staff of the demonstration leave their work to visitors.\n',
    );
  }
}
