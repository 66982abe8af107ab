import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { TextAreaField, TextField } from '#ui/form/field.tsx';
import { type Submission, useApiForm } from '#ui/form/use-api-form.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { createEventCall, type EventView, eventForm, updateEventCall } from '../event-contract.ts';

type Values = Record<
  'date' | 'startsAt' | 'endsAt' | 'city' | 'address' | 'seats' | 'text',
  string
>;

const NEW: Values = {
  date: '',
  startsAt: '19:00',
  endsAt: '20:00',
  city: 'Cottonwood Heights, UT',
  address: '',
  seats: '60',
  text: '',
};

function valuesOf({ date, startsAt, endsAt, city, address, seats, text }: EventView): Values {
  return { date, startsAt, endsAt, city, address, seats: String(seats), text };
}

type EventFormProps = { event?: EventView | undefined; onClose: () => void; onSaved: () => void };

export function EventForm({ event, onClose, onSaved }: EventFormProps) {
  const form = useApiForm<Values, { id: string }>({
    initial: event ? valuesOf(event) : NEW,
    load: async () => submission(event),
    onSuccess: () => {
      showToast({ title: 'Event saved', tone: 'success' });
      onSaved();
      onClose();
    },
    onFailure: (failure) => {
      if (failure.kind === 'failed') {
        showToast({
          title: 'Update Failed',
          description: errorMessage(failure.error, 'en', { fallback: 'Please try again.' }),
          tone: 'destructive',
        });
      }
    },
  });
  const { text } = form;
  return (
    <Dialog
      title={event ? 'Edit the event' : 'Add an event'}
      description={`Day and hours are those of Utah. The page shows it at once.${event ? ' Whoever registered is mailed a new time or place.' : ''}`}
      onClose={onClose}
      footer={
        <div className="flex justify-end gap-3">
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="event-form" aria-disabled={form.isPending || undefined}>
            Save
          </Button>
        </div>
      }
    >
      <DialogBody>
        <form
          id="event-form"
          ref={form.form}
          noValidate
          onSubmit={form.submit}
          className="grid gap-5 sm:grid-cols-3"
        >
          <TextField label="Date" type="date" isRequired {...text('date')} />
          <TextField label="Begins" type="time" isRequired {...text('startsAt')} />
          <TextField label="Ends" type="time" isRequired {...text('endsAt')} />
          <div className="sm:col-span-2">
            <TextField label="Place" hint="Everybody sees it" isRequired {...text('city')} />
          </div>
          <TextField label="Seats" inputMode="numeric" isRequired {...text('seats')} />
          <div className="sm:col-span-3">
            <TextField
              label="Full address"
              hint="Only in the mail of those who registered. Empty: the address of the settings"
              {...text('address')}
            />
          </div>
          <div className="sm:col-span-3">
            <TextAreaField
              label="Text"
              rows={3}
              hint="Optional, in Portuguese, shown above the card"
              {...text('text')}
            />
          </div>
        </form>
      </DialogBody>
    </Dialog>
  );
}

function submission(event: EventView | undefined): Submission<Values, { id: string }> {
  return {
    schema: eventForm as unknown as Submission<Values, unknown>['schema'],
    send: (values) => {
      const body = eventForm.parse(values);
      return event
        ? callApi(updateEventCall, { params: { id: event.id }, body })
        : callApi(createEventCall, { body });
    },
  };
}
