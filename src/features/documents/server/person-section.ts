import type { PersonSection } from '#platform/desk/person-sections.ts';
import type { DocumentKind } from '../rules.ts';
import { findDocumentsOf } from './queries.ts';

const KINDS: Record<DocumentKind, string> = { income: 'Proof of income', id: 'Identity' };

export const paperSection: PersonSection = {
  title: 'Papers',
  area: 'papers',
  async read({ db }, { applicationIds }) {
    const found = await Promise.all(applicationIds.map((id) => findDocumentsOf(db, id)));
    return found.flat().flatMap((row) =>
      row.status === 'stored'
        ? [
            {
              id: row.id,
              at: row.storedAt ?? row.startedAt,
              title: row.name ?? KINDS[row.kind],
              detail: row.isCurrent ? KINDS[row.kind] : `${KINDS[row.kind]}, of an earlier income`,
              href: `/admin/applications/${row.applicationId}`,
            },
          ]
        : [],
    );
  },
};
