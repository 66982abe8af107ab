import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_FOLDER } from '#platform/root-folder.ts';
import type { Config, SettingFault } from '#platform/settings/config.ts';

/** Where the sandbox's own pages and scripts are; the image does without them. */
const SANDBOX_FILES = ['src/providers/payments/sandbox/browser', 'src/server/sandbox/assets'];

/** What the settings ask for and this installation does not contain. */
export function findAbsentParts(config: Config, root = ROOT_FOLDER): SettingFault[] {
  if (SANDBOX_FILES.every((path) => existsSync(join(root, path)))) return [];
  if (config.hasSandbox)
    return [
      {
        setting: 'NODE_ENV',
        sentence: `NODE_ENV is '${config.NODE_ENV}', and this installation does not contain the sandbox: run it in production, or try the product from a checkout with npm start.`,
      },
    ];
  if (config.STRIPE_SECRET_KEY) return [];
  return [
    {
      setting: 'STRIPE_SECRET_KEY',
      sentence:
        'PRODUCTION_ALLOWS names sandbox-payments, and this installation does not contain them: set the three Stripe settings (test keys move no money), or run from a checkout.',
    },
  ];
}
