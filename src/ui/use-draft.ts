import { useEffect, useRef } from 'react';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { browserSeconds } from './browser-clock.ts';

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

function readDraft(key: string): Record<string, unknown> {
  const text = quietly(() => localStorage.getItem(key));
  const draft = quietly(() => JSON.parse(text ?? '{}') as unknown);
  if (typeof draft !== 'object' || draft === null) return {};
  const { savedAt, values } = draft as { savedAt?: unknown; values?: unknown };
  const isFresh = typeof savedAt === 'number' && browserSeconds() - savedAt < KEPT_SECONDS;
  if (!isFresh || typeof values !== 'object' || values === null) {
    quietly(() => localStorage.removeItem(key));
    return {};
  }
  return values as Record<string, unknown>;
}

type DraftOptions<V> = {
  /** The storage key of the draft. */
  key: string;
  values: V;
  /** The fields that are stored; no others are. */
  fields: readonly (keyof V & string)[];
  restore: (values: Partial<V>) => void;
};

/**
 * Stores a form's input on this device, so that a reload loses nothing. Resetting the form deletes
 * the draft.
 */
export function useDraft<V extends Record<string, string>>(options: DraftOptions<V>): void {
  const { key, values, fields, restore } = options;
  const start = useRef({ key, fields, restore });

  useEffect(() => {
    const { key, fields, restore } = start.current;
    const draft = readDraft(key);
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
        ? localStorage.removeItem(key)
        : localStorage.setItem(key, `{"savedAt":${Math.round(browserSeconds())},"values":${kept}}`),
    );
  }, [key, kept]);
}
