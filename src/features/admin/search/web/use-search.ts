import { useEffect, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import type { CallAnswer } from '#shared/api/call.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { searchAnythingCall } from '../contract.ts';

const TYPING_PAUSE_MS = 120;

type Groups = CallAnswer<typeof searchAnythingCall>;
type Found = { q: string; groups: Groups; problem?: string };
const NOTHING: Found = { q: '', groups: [] };

/** What matches the text, shortly after the last key; an answer that came too late is dropped. */
export function useSearch(text: string): { groups: Groups; status: string } {
  const q = text.trim();
  const [found, setFound] = useState<Found>(NOTHING);
  useEffect(() => {
    if (q === '') return setFound(NOTHING);
    let isCurrent = true;
    const timer = setTimeout(() => {
      callApi(searchAnythingCall, { query: { q } }).then(
        (groups) => isCurrent && setFound({ q, groups }),
        (error: unknown) =>
          isCurrent && setFound({ q, groups: [], problem: errorMessage(error, 'en') }),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [q]);
  return { groups: q === '' ? [] : found.groups, status: statusOf(q, found) };
}

function statusOf(q: string, found: Found): string {
  if (q === '') return 'Arrows choose, Enter opens.';
  if (found.q !== q) return 'Searching…';
  if (found.problem) return found.problem;
  const count = found.groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return 'Nothing matches.';
  return count === 1 ? 'One result.' : `${count} results.`;
}
