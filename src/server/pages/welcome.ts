import {
  adminPasswordFile,
  DEFAULT_ADMIN_EMAIL,
  type FirstAdmin,
} from '#features/accounts/team/server/first-admin.ts';
import type { Config } from '#platform/settings/config.ts';
import { brand } from '#shared/brand.ts';
import { createLogger } from '../start/create-context.ts';

/**
 * Says after a start where the product is: a screen for a person, and one line of JSON, whatever the
 * log level, where nobody looks.
 */
export function printWelcome(
  config: Config,
  address: string | undefined,
  firstAdmin: FirstAdmin | undefined,
): void {
  if (process.stdout.isTTY) process.stdout.write(welcomeScreen(config, address, firstAdmin));
  else createLogger({ logLevel: 'info' }).info(...welcomeLine(config, address));
}

/** Without the first admin's password, because lines of logs are kept: its file is named. */
export function welcomeLine(
  config: Config,
  address: string | undefined,
): [facts: Record<string, unknown>, message: string] {
  const database = config.DATABASE_URL ? 'PostgreSQL' : config.dataDir;
  if (!address) return [{ role: config.ROLE, database }, `${brand.name}: working on jobs.`];
  const site = config.PUBLIC_URL ?? address;
  return [
    {
      role: config.ROLE,
      site,
      ...(config.PUBLIC_URL ? { listening: address } : {}),
      ...(config.hasSandbox ? { sandbox: `${site}/sandbox` } : {}),
      admin: `${site}/admin-login`,
      ...(config.isProduction || config.ADMIN_EMAIL
        ? {}
        : { adminPassword: adminPasswordFile(config.dataDir) }),
      database,
    },
    `${brand.name} is running.`,
  ];
}

function welcomeScreen(
  config: Config,
  address: string | undefined,
  firstAdmin: FirstAdmin | undefined,
): string {
  if (!address) return `${brand.name}: working on jobs.\n`;
  const site = config.PUBLIC_URL ?? address;
  const lines = [
    `${brand.name} is running.`,
    '',
    `  Site      ${site}`,
    ...(config.hasDemo ? [`  Tour      ${site}/sandbox   (be anybody, move time)`] : []),
    ...(config.hasSandbox
      ? [
          `  Mailbox   ${site}/sandbox/mailbox   (no mail leaves this machine)`,
          ...(config.STRIPE_SECRET_KEY
            ? []
            : [`  Payments  ${site}/sandbox/payments   (no real money moves)`]),
          ...(config.hasDemo ? [] : [`  Sandbox   ${site}/sandbox`]),
        ]
      : []),
    ...adminLines(config, site, firstAdmin),
    `  Data      ${config.DATABASE_URL ? 'PostgreSQL' : config.dataDir}`,
    '',
    'Stop with Ctrl+C.',
  ];
  return `\n${lines.join('\n')}\n\n`;
}

/** Where admins sign in. Only the start that created the password prints it. */
function adminLines(config: Config, site: string, made: FirstAdmin | undefined): string[] {
  const login = `  Admin     ${site}/admin-login`;
  if (config.isProduction) return [login];
  if (config.ADMIN_EMAIL) return [`${login}   (${config.ADMIN_EMAIL})`];
  const file = adminPasswordFile(config.dataDir);
  return [
    login,
    `            ${DEFAULT_ADMIN_EMAIL}, password in ${file}`,
    ...(made?.newPassword ? [`            made just now: ${made.newPassword}`] : []),
  ];
}
