import { useCallback, useEffect, useRef } from 'react';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { browserSeconds } from '../browser-clock.ts';

/** How long an unfinished form is kept. */
const KEPT_SECONDS = 14 * SECONDS_PER_DAY;

/** Storage can be full, forbidden or absent; a form works without it. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** device: a visitor's form, for days. tab: a member's form, until this tab is closed. */
export type DraftPlace = 'device' | 'tab';
const storeOf = (place: DraftPlace) => (place === 'tab' ? sessionStorage : localStorage);

function readDraft(key: string, place: DraftPlace): Record<string, unknown> {
  const text = quietly(() => storeOf(place).getItem(key));
  const draft = quietly(() => JSON.parse(text ?? '{}') as unknown);
  if (typeof draft !== 'object' || draft === null) return {};
  const { savedAt, values } = draft as { savedAt?: unknown; values?: unknown };
  const isFresh = typeof savedAt === 'number' && browserSeconds() - savedAt < KEPT_SECONDS;
  if (!isFresh || typeof values !== 'object' || values === null) {
    quietly(() => storeOf(place).removeItem(key));
    return {};
  }
  return values as Record<string, unknown>;
}

/** Whether something was typed and not sent, so that its form opens by itself. */
export function hasDraft(key: string, place: DraftPlace): boolean {
  return Object.values(readDraft(key, place)).some((value) => value !== '');
}

type DraftOptions<V> = {
  /** The storage key of the draft. */
  key: string;
  values: V;
  /** The fields that are stored; no others are. */
  fields: readonly (keyof V & string)[];
  restore: (values: Partial<V>) => void;
  /** On the device unless said otherwise. */
  place?: DraftPlace;
};

/**
 * Keeps what was typed, so that neither a reload nor the end of a session loses it. A form put back
 * to its start forgets; one that was sent calls the function that is answered.
 */
export function useDraft<V extends Record<string, string>>(options: DraftOptions<V>): () => void {
  const { key, values, fields, restore, place = 'device' } = options;
  const start = useRef({ key, fields, restore, place });

  useEffect(() => {
    const { key, fields, restore, place } = start.current;
    const draft = readDraft(key, place);
    const found = fields.filter((field) => typeof draft[field] === 'string' && draft[field] !== '');
    if (found.length === 0) return;
    restore(Object.fromEntries(found.map((field) => [field, draft[field]])) as Partial<V>);
  }, []);

  const kept = JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field]])));
  const untouched = useRef(kept);
  const hasRun = useRef(false);
  useEffect(() => {
    if (!hasRun.current) {
      hasRun.current = true;
      return;
    }
    quietly(() =>
      kept === untouched.current
        ? storeOf(place).removeItem(key)
        : storeOf(place).setItem(
            key,
            `{"savedAt":${Math.round(browserSeconds())},"values":${kept}}`,
          ),
    );
  }, [key, kept, place]);
  return useCallback(() => void quietly(() => storeOf(place).removeItem(key)), [key, place]);
}
