import { exportList } from '#features/audit/server/export-list.ts';
import { senderLine } from '#features/organization/server/read-organization.ts';
import type { RouteTable } from '#platform/routes.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { MAIL_KINDS, type MailKind } from '../catalogue.ts';
import {
  exportOutboxCall,
  listMailKindsCall,
  listOutboxCall,
  resendMailCall,
} from '../contract.ts';
import { listOutbox, OUTBOX_COLUMNS, pageOutbox } from './list-outbox.ts';
import { sampleOf } from './mail-samples.ts';
import { renderMail } from './render-mail.ts';
import { resendMail } from './resend-mail.ts';

export function addMailRoutes(routes: RouteTable): void {
  routes.add(listOutboxCall, ({ context, query: { cursor, limit, ...filter } }) =>
    listOutbox(context, filter, { cursor, limit }),
  );
  routes.add(exportOutboxCall, (call) =>
    exportList(call, {
      name: 'mails',
      columns: OUTBOX_COLUMNS,
      readPage: (context, request) => pageOutbox(context, call.query, request),
    }),
  );
  routes.add(resendMailCall, async ({ context, session, params }) => {
    await resendMail(context, session, params.id);
    return { queued: true as const };
  });
  routes.add(listMailKindsCall, async ({ context }) =>
    MAIL_KINDS.map((kind) => ({ ...kind, samples: samplesOf(kind, senderLine(context.config)) })),
  );
}

/** One for each language of the mail. */
function samplesOf({ name }: MailKind, sender: string) {
  return LOCALES.flatMap((locale) => {
    const content = sampleOf(name, locale);
    if (content?.locale !== locale) return [];
    const { subject, text } = renderMail(content, sender);
    return [{ locale, subject, text }];
  });
}
