import { recordExport } from '#features/audit/server/record-audit.ts';
import type { Context } from '#platform/context.ts';
import { forReports } from '#platform/lists/for-reports.ts';
import type { Session } from '#platform/routes.ts';
import type { CalendarMonth } from '#shared/calendar/months.ts';
import { openPack } from './pack/pack.ts';
import { packName, writePack } from './pack/write-pack.ts';

/**
 * Sends the pack of a closed month, read and sent piece by piece: a client that disconnects stops
 * it. A failure breaks the connection, and an archive without its end opens nowhere.
 */
export async function exportPack(
  context: Context,
  actor: Session,
  { month }: { month: CalendarMonth },
): Promise<Response> {
  const pack = await openPack(await forReports(context), { month, isClosedOnly: true });
  await recordExport(context, actor, packName(pack), { month });
  const pieces = writePack(pack);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await pieces.return();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${packName(pack)}"`,
      'cache-control': 'private, no-store',
    },
  });
}
