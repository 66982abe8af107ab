import type { PersonLineView, PersonView } from '../contract.ts';

export type TimelineLine = PersonLineView & { section?: string };

/** What happened, in all parts together, the newest first. */
export function timelineOf({ sections }: Pick<PersonView, 'sections'>): TimelineLine[] {
  return sections
    .flatMap(({ title, lines }) =>
      lines.filter(({ at }) => at !== null).map((line) => ({ ...line, section: title })),
    )
    .sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
}
