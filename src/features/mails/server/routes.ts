import type { RouteTable } from '#platform/routes.ts';
import { MAIL_KINDS } from '../catalogue.ts';
import { listMailKindsCall } from '../contract.ts';
import { sampleOf } from './mail-samples.ts';
import { renderMail } from './render-mail.ts';

export function addMailRoutes(routes: RouteTable): void {
  routes.add(listMailKindsCall, async () =>
    MAIL_KINDS.map((kind) => {
      const content = sampleOf(kind.name);
      if (!content) return { ...kind, sample: null };
      const { subject, text } = renderMail(content);
      return { ...kind, sample: { subject, text } };
    }),
  );
}
