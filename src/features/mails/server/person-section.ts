import type { LineTone, PersonSection } from '#platform/desk/person-sections.ts';
import { resendRefusal } from '../rules.ts';
import { kindOf, stateOf } from './list-outbox.ts';
import { findMailsTo } from './queries.ts';

const TONES: Record<'queued' | 'sent' | 'failed', LineTone> = {
  queued: 'waiting',
  sent: 'good',
  failed: 'bad',
};

export const mailSection: PersonSection = {
  title: 'Mails',
  area: 'people',
  async read({ db }, { email }, most) {
    const rows = await findMailsTo(db, email, most);
    return rows.map((row) => ({
      id: row.id,
      at: row.sentAt ?? row.createdAt,
      title: row.content.subject,
      detail: row.lastError ?? undefined,
      state: { label: row.status, tone: TONES[row.status] },
      action: resendRefusal({ state: stateOf(row), kind: kindOf(row) })
        ? undefined
        : ('resend-mail' as const),
    }));
  },
};
