import type { RouteTable } from '#platform/routes.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { MAIL_KINDS, type MailKind } from '../catalogue.ts';
import { listMailKindsCall } from '../contract.ts';
import { sampleOf } from './mail-samples.ts';
import { renderMail } from './render-mail.ts';

export function addMailRoutes(routes: RouteTable): void {
  routes.add(listMailKindsCall, async () =>
    MAIL_KINDS.map((kind) => ({ ...kind, samples: samplesOf(kind) })),
  );
}

/** One for each language of the mail. */
function samplesOf({ name }: MailKind) {
  return LOCALES.flatMap((locale) => {
    const content = sampleOf(name, locale);
    if (content?.locale !== locale) return [];
    const { subject, text } = renderMail(content);
    return [{ locale, subject, text }];
  });
}
