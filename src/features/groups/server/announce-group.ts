import type { Context } from '#platform/context.ts';

/** Owes each member of a formed group the mail that says so. */
export async function announceGroup(
  context: Context,
  { groupId }: { groupId: string },
): Promise<void> {
  context.log.info({ groupId }, 'group formed');
}
