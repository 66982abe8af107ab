import { readAuditOf } from '#features/audit/server/read-audit-of.ts';
import type { PersonLine, PersonSection } from '#platform/desk/person-sections.ts';
import { findNotes } from './queries.ts';

const TITLES: Readonly<Record<string, string>> = {
  'application.income-approved': 'Income approved',
  'application.income-rejected': 'Income rejected',
};

export const decisionSection: PersonSection = {
  title: 'Decisions',
  area: 'papers',
  async read({ db }, { applicationIds }, most) {
    const lines: PersonLine[] = [];
    for (const subjectId of applicationIds) {
      const href = `/admin/applications/${subjectId}`;
      const actions = Object.keys(TITLES);
      const entries = await readAuditOf({ db }, { subjectId, actions, limit: most });
      for (const { id, at, action, actorEmail } of entries) {
        const title = TITLES[action] ?? action;
        lines.push({ id, at, title, detail: `by ${actorEmail}`, href });
      }
      for (const { id, createdAt, entry, authorEmail } of await findNotes(db, subjectId)) {
        const detail = authorEmail ? `by ${authorEmail}` : undefined;
        lines.push({ id, at: createdAt, title: entry, detail, href });
      }
    }
    return lines;
  },
};
