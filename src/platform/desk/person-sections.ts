import type { DeskArea } from '#shared/desk-areas.ts';
import type { DeskReader } from './waiting.ts';

/** Who a page is about, as far as the records of all features refer to them. */
export type Person = {
  readonly userId: string | null;
  readonly email: string;
  readonly applicationIds: readonly string[];
  readonly membershipIds: readonly string[];
};

/** One line about a person; what has a time is in their timeline too. */
export type PersonLine = {
  readonly id: string;
  readonly at: Date | null;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly state?: { readonly label: string; readonly tone?: LineTone } | undefined;
  readonly cents?: number | undefined;
  readonly href?: string | undefined;
  /** What can be done about it here. */
  readonly action?: LineAction | undefined;
};
export type LineTone = 'neutral' | 'waiting' | 'good' | 'bad';
export type LineAction = 'resend-mail';

/** A part of a person's page, read by the feature that owns its records. */
export type PersonSection = {
  readonly title: string;
  readonly area: DeskArea;
  /** The newest lines, at most `most`. */
  read(reader: DeskReader, person: Person, most: number): Promise<PersonLine[]>;
};

const sections = new Map<string, PersonSection>();

export function registerPersonSections(given: Readonly<Record<string, PersonSection>>): void {
  for (const [name, section] of Object.entries(given)) sections.set(name, section);
}

/** Every part that a reader of these areas may see, with its name. */
export function personSections(areas: ReadonlySet<DeskArea>): (PersonSection & { name: string })[] {
  return [...sections].flatMap(([name, section]) =>
    areas.has(section.area) ? [{ ...section, name }] : [],
  );
}
