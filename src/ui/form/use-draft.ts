import { useCallback, useEffect, useRef } from 'react';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { browserSeconds } from '../browser-clock.ts';

/** How long an unfinished form is kept. */
const DRAFT_SECONDS = 14 * SECONDS_PER_DAY;

/** Storage can be full, forbidden or absent; forms work without it. */
function ignoringErrors<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** device: a visitor's form, kept for days. tab: a member's form, until the tab is closed. */
export type DraftPlace = 'device' | 'tab';
const storeOf = (place: DraftPlace) => (place === 'tab' ? sessionStorage : localStorage);

function readDraft(key: string, place: DraftPlace): Record<string, unknown> {
  const text = ignoringErrors(() => storeOf(place).getItem(key));
  const draft = ignoringErrors(() => JSON.parse(text ?? '{}') as unknown);
  if (typeof draft !== 'object' || draft === null) return {};
  const { savedAt, values } = draft as { savedAt?: unknown; values?: unknown };
  const isFresh = typeof savedAt === 'number' && browserSeconds() - savedAt < DRAFT_SECONDS;
  if (!isFresh || typeof values !== 'object' || values === null) {
    ignoringErrors(() => storeOf(place).removeItem(key));
    return {};
  }
  return values as Record<string, unknown>;
}

/** Whether there is unsent input, so that the form opens by itself. */
export function hasDraft(key: string, place: DraftPlace): boolean {
  return Object.values(readDraft(key, place)).some((value) => value !== '');
}

type DraftOptions<V> = {
  /** The storage key of the draft. */
  key: string;
  values: V;
  /** Only these fields are stored. */
  fields: readonly (keyof V & string)[];
  restore: (values: Partial<V>) => void;
  /** The device by default. */
  place?: DraftPlace;
};

/**
 * Keeps unsent input over reloads and the end of a session. Resetting the form deletes the draft; a
 * form that was sent calls the returned function.
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
    ignoringErrors(() =>
      kept === untouched.current
        ? storeOf(place).removeItem(key)
        : storeOf(place).setItem(
            key,
            `{"savedAt":${Math.round(browserSeconds())},"values":${kept}}`,
          ),
    );
  }, [key, kept, place]);
  return useCallback(() => void ignoringErrors(() => storeOf(place).removeItem(key)), [key, place]);
}
