import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { type HomeSeat, listSeatEventsCall } from '../contract.ts';
import { EventRow } from './event-row.tsx';
import { homeTexts } from './texts.ts';

/** What happened to a seat, newest first; the first page comes with the seat. */
export function EventFeed({ seat }: { seat: HomeSeat }) {
  const { feed: texts } = useTexts(homeTexts);
  const [more, setMore] = useState<HomeSeat['events']>();
  const [isLoading, setIsLoading] = useState(false);
  const { membershipId, events } = seat;
  const items = [...events.items, ...(more?.items ?? [])];
  const cursor = more ? more.nextCursor : events.nextCursor;
  const load = async () => {
    if (!cursor) return;
    setIsLoading(true);
    try {
      const page = await callApi(listSeatEventsCall, {
        params: { membershipId },
        query: { cursor },
      });
      setMore({ ...page, items: [...(more?.items ?? []), ...page.items] });
    } catch {
      showToast({ title: texts.failed, tone: 'destructive' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Panel title={texts.title}>
      {items.length === 0 && <p className="mt-2 text-muted">{texts.none}</p>}
      <ol className="mt-3 divide-y divide-line">
        {items.map((event) => (
          <EventRow key={event.id} event={event} own={seat.contributions.seat} />
        ))}
      </ol>
      {cursor && (
        <Button tone="quiet" className="mt-4" disabled={isLoading} onClick={() => void load()}>
          {isLoading ? texts.loading : texts.more}
        </Button>
      )}
    </Panel>
  );
}
