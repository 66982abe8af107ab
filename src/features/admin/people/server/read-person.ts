import { listSeatsOfPerson } from '#features/contributions/admin/server/list-seats.ts';
import type { Context } from '#platform/context.ts';
import { type PersonLine, personSections } from '#platform/desk/person-sections.ts';
import type { DeskReader, PersonRef } from '#platform/desk/waiting.ts';
import type { Session } from '#platform/routes.ts';
import { sectionsFor } from '#shared/desk-areas.ts';
import type { Role } from '#shared/staff-roles.ts';
import { mayOpen } from '../../may-open.ts';
import { roleOf } from '../../server/role-of.ts';
import type { PersonLineView, PersonView } from '../contract.ts';
import { findPerson } from './find-person.ts';

/** The parts of a page from top to bottom, as a caller's questions come: who, what they owe, what they got. */
const PARTS: readonly string[] = [
  'sign-ins',
  'applications',
  'decisions',
  'deposits',
  'seats',
  'instalments',
  'bids',
  'assemblies',
  'award',
  'purchase-papers',
  'exits',
  'payouts',
  'papers',
  'mails',
  'notes',
];

/** How many lines of a part are shown, the newest. */
const SHOWN = 50;

/** A person's page, with the parts that the caller's role may read. */
export async function readPerson(
  context: Context,
  session: Session,
  ref: PersonRef,
): Promise<PersonView> {
  const role = roleOf(session);
  const areas = sectionsFor(role);
  const { person, head } = await findPerson(context, ref);
  const { db, clock, payments, config } = context;
  const reader: DeskReader = { db, clock, payments, config, viewerId: session.userId };
  const sections: PersonView['sections'] = [];
  for (const { name, title, read } of personSections(areas)) {
    const lines = (await read(reader, person, SHOWN)).map((line) => toView(line, role));
    sections.push({ name, title, lines: lines.sort(newestFirst).slice(0, SHOWN) });
  }
  sections.sort((one, other) => PARTS.indexOf(one.name) - PARTS.indexOf(other.name));
  const seats =
    areas.has('money') && person.userId ? await listSeatsOfPerson(context, person.userId) : [];
  return { ...head, seats, sections };
}

/** What has no time is how things stand now: it comes first. */
const newestFirst = (one: PersonLineView, other: PersonLineView) =>
  (other.at ?? '9999').localeCompare(one.at ?? '9999');

function toView(line: PersonLine, role: Role): PersonLineView {
  const { id, at, title, detail, state, cents, href, action } = line;
  return {
    id,
    at: at?.toISOString() ?? null,
    title,
    detail: detail || null,
    state: state ? { label: state.label, tone: state.tone ?? 'neutral' } : null,
    cents: cents ?? null,
    href: href && mayOpen(role, href) ? href : null,
    action: action ?? null,
  };
}
