import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { MAX_SEATS } from './event.ts';

const adminCall = defineCalls({ tag: 'Admin: events', access: 'admin', roles: ['editor'] });

const line = (message: string) =>
  z.string({ error: message }).trim().min(1, { error: message }).max(200);

/** An event as an admin edits it; dates and times are in the cooperative's time zone. */
export const eventForm = z
  .strictObject({
    date: z.iso.date({ error: 'Date is required' }),
    startsAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Start is required' }),
    endsAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'End is required' }),
    city: line('Place is required'),
    /** Shown only in the mail; when empty, the setting EVENT_ADDRESS is used. */
    address: z.string().trim().max(300).default(''),
    seats: z.coerce
      .number({ error: 'Seats must be a number' })
      .int({ error: 'Seats must be a whole number' })
      .min(1, { error: 'At least one seat' })
      .max(MAX_SEATS, { error: `At most ${MAX_SEATS} seats` }),
    text: z.string().trim().max(1_000).default(''),
  })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, {
    error: 'The end comes after the start',
    path: ['endsAt'],
  });
export type EventForm = z.output<typeof eventForm>;

export const eventView = z.object({
  id: z.uuid(),
  tag: z.string(),
  date: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  city: z.string(),
  address: z.string(),
  seats: z.number(),
  text: z.string(),
  isOver: z.boolean(),
  registrations: z.number(),
});
export type EventView = z.output<typeof eventView>;

export const listEventsCall = adminCall({
  method: 'GET',
  path: '/api/admin/events',
  summary: 'The presentations, newest first, with how many registered for each',
  response: z.object({
    events: z.array(eventView),
    /** How many people asked to be notified of the next event. */
    interested: z.number(),
  }),
});

export const createEventCall = adminCall({
  method: 'POST',
  path: '/api/admin/events',
  summary: 'Add a presentation; those who asked for the next one are told',
  body: eventForm,
  response: z.object({ id: z.uuid() }),
  errors: ['EVENT_EXISTS'],
});

export const updateEventCall = adminCall({
  method: 'PUT',
  path: '/api/admin/events/:id',
  summary: 'Change a presentation; those who have a seat are told a new time or place',
  params: z.object({ id: z.uuid() }),
  body: eventForm,
  response: z.object({ id: z.uuid() }),
  errors: ['EVENT_NOT_FOUND'],
});

export const listRegistrationsCall = adminCall({
  method: 'GET',
  path: '/api/admin/events/:id/registrations',
  roles: ['support', 'editor'],
  summary: 'Who registered for one presentation',
  params: z.object({ id: z.uuid() }),
  response: z.object({
    registrations: z.array(
      z.object({
        id: z.uuid(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        registeredAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['EVENT_NOT_FOUND'],
});
