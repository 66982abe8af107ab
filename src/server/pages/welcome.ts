import {
  adminPasswordFile,
  DEFAULT_ADMIN_EMAIL,
  type FirstAdmin,
} from '#features/accounts/team/server/first-admin.ts';
import type { Config } from '#platform/settings/config.ts';
import { brand } from '#shared/brand.ts';

/** Prints the addresses of the product after a start. */
export function printWelcome(
  config: Config,
  address: string | undefined,
  firstAdmin: FirstAdmin | undefined,
): void {
  if (!address) {
    process.stdout.write(`${brand.name}: working on jobs.\n`);
    return;
  }
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
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
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
