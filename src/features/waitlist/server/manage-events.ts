import { recordAudit } from '#features/audit/server/record-audit.ts';
import { changeContent } from '#platform/change-content.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { brand } from '#shared/brand.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { instantAt } from '#shared/calendar/dates.ts';
import { errors } from '../errors.ts';
import type { EventForm, EventView } from '../event-contract.ts';
import {
  countInterested,
  type EventRow,
  findEvent,
  findEvents,
  findRegistrations,
  insertEvent,
  updateEvent,
} from './event-queries.ts';
import { announceEventJob, tellEventMovedJob } from './jobs.ts';
import { currentEvent } from './presentation.ts';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: brand.timeZone });

function viewOf(event: EventRow, registrations: number, now: Date): EventView {
  const { id, tag, city, address, seats, text } = event;
  return {
    ...{ id, tag, city, address, seats, text, registrations },
    date: dateOf(event.startsAt),
    startsAt: time.format(event.startsAt),
    endsAt: time.format(event.endsAt),
    isOver: event.endsAt <= now,
  };
}

/** Every presentation with its registrations, and how many people wait for the next. */
export async function listEvents(context: Context) {
  await currentEvent(context);
  const now = context.clock.now();
  const rows = await findEvents(context.db);
  return {
    events: rows.map(({ event, registrations }) => viewOf(event, registrations, now)),
    interested: await countInterested(context.db),
  };
}

function columnsOf({ date, startsAt, endsAt, ...form }: EventForm) {
  return { ...form, startsAt: instantAt(date, startsAt), endsAt: instantAt(date, endsAt) };
}

/** Adds a presentation, and enqueues the mails to people who asked for the next one. */
export async function createEvent(context: Context, actor: Session, form: EventForm) {
  await currentEvent(context);
  return changeContent(context, async (tx) => {
    const id = tx.randomness.id();
    const now = tx.clock.now();
    const tag = `${form.date}_${form.startsAt.replace(':', '')}`;
    const columns = columnsOf(form);
    const isNew = await insertEvent(tx.db, { ...columns, id, tag, createdAt: now, updatedAt: now });
    if (!isNew) throw errors.EVENT_EXISTS();
    await recordAudit(tx, {
      actor,
      action: 'event.created',
      subject: { type: 'event', id, label: form.date },
      after: form,
    });
    if (columns.endsAt > now) await tx.jobs.enqueue(announceEventJob, { eventId: id });
    return { id };
  });
}

/** Changes a presentation; registrations stay, and are mailed a new time or place. */
export function changeEvent(context: Context, actor: Session, id: string, form: EventForm) {
  return changeContent(context, async (tx) => {
    const before = await findEvent(tx.db, id);
    if (!before) throw errors.EVENT_NOT_FOUND();
    const now = tx.clock.now();
    const columns = columnsOf(form);
    await updateEvent(tx.db, id, { ...columns, updatedAt: now });
    if (isMoved(before, columns) && before.endsAt > now && columns.endsAt > now) {
      await tx.jobs.enqueue(tellEventMovedJob, { eventId: id });
    }
    const { tag: _, id: __, isOver: ___, registrations: ____, ...facts } = viewOf(before, 0, now);
    await recordAudit(tx, {
      actor,
      action: 'event.updated',
      subject: { type: 'event', id, label: form.date },
      before: facts,
      after: form,
    });
    return { id };
  });
}

type Whereabouts = Pick<EventRow, 'startsAt' | 'endsAt' | 'city' | 'address'>;

const isMoved = (before: Whereabouts, after: Whereabouts) =>
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime() ||
  before.city !== after.city ||
  before.address !== after.address;

export async function listRegistrations(context: Context, eventId: string) {
  if (!(await findEvent(context.db, eventId))) throw errors.EVENT_NOT_FOUND();
  const rows = await findRegistrations(context.db, eventId);
  return {
    registrations: rows.map(({ registeredAt, ...row }) => ({
      ...row,
      registeredAt: registeredAt.toISOString(),
    })),
  };
}
