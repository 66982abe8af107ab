import type { Config } from '#platform/config.ts';
import { brand } from '#shared/brand.ts';

/** The short screen of a start: where everything is. */
export function printWelcome(config: Config, address: string | undefined): void {
  if (!address) {
    process.stdout.write(`${brand.name}: working on jobs.\n`);
    return;
  }
  const site = config.PUBLIC_URL ?? address;
  const lines = [
    `${brand.name} is running.`,
    '',
    `  Site      ${site}`,
    ...(config.hasSandbox
      ? [
          `  Mailbox   ${site}/sandbox/mailbox   (no mail leaves this machine)`,
          ...(config.STRIPE_SECRET_KEY
            ? []
            : [`  Payments  ${site}/sandbox/payments   (no real money moves)`]),
          `  Sandbox   ${site}/sandbox`,
        ]
      : []),
    `  Data      ${config.DATABASE_URL ? 'PostgreSQL' : config.dataDir}`,
    '',
    'Stop with Ctrl+C.',
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
