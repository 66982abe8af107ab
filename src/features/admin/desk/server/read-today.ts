import type { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { type DeskReader, MAX_COUNTED, type Wait, waitingKinds } from '#platform/desk/waiting.ts';
import type { Session } from '#platform/routes.ts';
import { sectionsFor } from '#shared/desk-areas.ts';
import { mayOpen } from '../../may-open.ts';
import { personHref } from '../../person-href.ts';
import { roleOf } from '../../server/role-of.ts';
import type { readCountsCall, readTodayCall, WaitingKindView, WaitView } from '../contract.ts';

/** How many of a kind are shown; the rest is one link away. */
const SHOWN = 8;
/** How many of a kind are shown that has no list of its own. */
const SHOWN_ALONE = 200;

/** The kinds that somebody may read and whose list they may open. */
function kindsFor(session: Session) {
  const role = roleOf(session);
  return waitingKinds(sectionsFor(role)).filter(({ list }) => mayOpen(role, list));
}

const readerOf = ({ db, clock, payments, config }: Context, session: Session): DeskReader => ({
  db,
  clock,
  payments,
  config,
  viewerId: session.userId,
});

/** What waits for the caller, the kind whose first has waited longest first; or one kind alone. */
export async function readToday(
  context: Context,
  session: Session,
  { kind: only }: { kind?: string | undefined } = {},
): Promise<z.output<typeof readTodayCall.response>> {
  const shown = only ? SHOWN_ALONE : SHOWN;
  const reader = readerOf(context, session);
  const kinds: WaitingKindView[] = [];
  for (const { name, title, whom, list, ...kind } of kindsFor(session)) {
    if (only && name !== only) continue;
    const waits = await kind.find(reader, shown);
    if (waits.length === 0) continue;
    const count = waits.length < shown ? waits.length : await kind.count(reader);
    kinds.push({
      name,
      title,
      whom,
      list,
      count,
      isCountedUp: count < MAX_COUNTED,
      waits: waits.map(toView),
    });
  }
  const longest = ({ waits }: WaitingKindView) => waits[0]?.since ?? '';
  kinds.sort((one, other) => longest(one).localeCompare(longest(other)));
  const now = context.clock.now().toISOString();
  return { now, kinds, hasFigures: !only && sectionsFor(roleOf(session)).has('money') };
}

/** How much waits on each page, by its path. */
export async function readCounts(
  context: Context,
  session: Session,
): Promise<z.output<typeof readCountsCall.response>> {
  const reader = readerOf(context, session);
  const counts: Record<string, number> = {};
  let all = 0;
  for (const { list, count } of kindsFor(session)) {
    const waiting = await count(reader);
    if (waiting === 0) continue;
    const path = list.split('?')[0] ?? list;
    counts[path] = (counts[path] ?? 0) + waiting;
    all += waiting;
  }
  if (all > 0) counts['/admin/today'] = all;
  return { counts };
}

function toView({ id, since, deadline, who, person, sentence, cents, action }: Wait): WaitView {
  return {
    id,
    since: since.toISOString(),
    deadline: deadline?.toISOString() ?? null,
    who,
    personHref: person ? personHref(person) : null,
    sentence,
    cents: cents ?? null,
    action: {
      label: action.label,
      href: 'href' in action ? action.href : null,
      isOutside: 'href' in action && (action.isOutside ?? false),
      does: 'does' in action ? action.does : null,
    },
  };
}
