import { listFormedGroups } from '#features/groups/server/read-group.ts';
import type { Context } from '#platform/context.ts';
import { placeBids } from './bid.ts';
import { enterBankDetails, seekHomes } from './buy.ts';
import { welcomeNewcomers } from './newcomers.ts';
import { payContributions } from './pay.ts';
import { readSeats } from './seats.ts';
import { doRoutine, findStaff } from './staff.ts';

/**
 * What the inhabitants of the demonstration do on a day: members pay, bid and buy, new people
 * apply, and the staff do their routine unless a visitor wants to. All of it goes through the
 * product's own use cases, and depends on nothing but the day and what has happened before. Lived
 * twice, a day adds nothing.
 */
export async function liveDay(
  context: Context,
  { hasStaff, pause = async () => {} }: { hasStaff: boolean; pause?: () => Promise<void> },
): Promise<void> {
  const staff = await findStaff(context);
  // Data without the demonstration's people has no inhabitants.
  if (!staff) return;
  const groups = await listFormedGroups(context);
  for (const group of groups) {
    const seats = await readSeats(context, group);
    await payContributions(context, group, seats);
    await pause();
    await placeBids(context, group, seats);
    await seekHomes(context, group, seats);
    await enterBankDetails(context, seats);
    await pause();
  }
  await welcomeNewcomers(context);
  if (hasStaff) await doRoutine(context, staff, groups);
}
