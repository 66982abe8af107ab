import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useRead } from '#ui/use-read.ts';
import { type EventView, listEventsCall, listRegistrationsCall } from '../event-contract.ts';

const EventForm = lazyDialog(
  () => import('./event-form.tsx'),
  ({ EventForm }) => EventForm,
);

/** The presentations in Portuguese: their dates and registrations. */
export function Page() {
  const { data, isError, refetch } = useRead(listEventsCall, {});
  const [editing, setEditing] = useState<{ event?: EventView }>();
  const reload = () => void refetch();
  return (
    <>
      <PageHeading
        title="Events"
        intro="The presentation that /apresentacao invites to: the next one, or else the last."
      />
      <LoadState
        what="the events"
        isLoading={!data}
        hasFailed={isError && !data}
        onRetry={reload}
      />
      {data && (
        <>
          <div className="flex flex-wrap items-center gap-4">
            <Button onClick={() => setEditing({})}>Add an event</Button>
            <p className="text-muted">
              {data.interested === 1
                ? '1 person asked to be told of the next event.'
                : `${data.interested} people asked to be told of the next event.`}{' '}
              A new date is mailed to them at once.
            </p>
          </div>
          <ul className="mt-8 grid grid-cols-1 gap-5">
            {data.events.map((event) => (
              <EventRow key={event.id} event={event} onEdit={() => setEditing({ event })} />
            ))}
          </ul>
        </>
      )}
      {editing && (
        <EventForm event={editing.event} onClose={() => setEditing(undefined)} onSaved={reload} />
      )}
    </>
  );
}

function EventRow({ event, onEdit }: { event: EventView; onEdit: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="rounded-card bg-paper p-5 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="tabular text-xl">
            {event.date}, {event.startsAt}–{event.endsAt}
          </h2>
          <p className="text-muted text-sm">
            {event.city} · {event.registrations} of {event.seats} seats taken
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={event.isOver ? 'neutral' : 'good'}>{event.isOver ? 'Past' : 'Coming'}</Badge>
          <Button tone="quiet" onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
            Registrations
          </Button>
          <Button tone="quiet" onClick={onEdit}>
            Edit
          </Button>
        </div>
      </div>
      {isOpen && <Registrations id={event.id} />}
    </li>
  );
}

function Registrations({ id }: { id: string }) {
  const { data } = useRead(listRegistrationsCall, { params: { id } });
  if (!data) return <Spinner label="Loading the registrations" />;
  if (data.registrations.length === 0) return <p className="mt-4 text-muted">Nobody registered.</p>;
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            <th className="py-2 pr-4">Name</th>
            <th className="py-2 pr-4">Email</th>
            <th className="py-2">Phone</th>
          </tr>
        </thead>
        <tbody>
          {data.registrations.map(({ id, firstName, lastName, email, phone }) => (
            <tr key={id} className="border-line border-t">
              <td className="py-2 pr-4">
                {firstName} {lastName}
              </td>
              <td className="py-2 pr-4">{email}</td>
              <td className="tabular py-2">{phone}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
