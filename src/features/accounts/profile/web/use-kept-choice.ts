import { useCallback, useState } from 'react';
import { useMemberDraft } from './use-member-draft.ts';

/**
 * A choice that decides which form is open: like what is typed into the form, it is there again when
 * the session ended in between. Put back to its start, it is forgotten.
 */
export function useKeptChoice<T extends string>(
  form: string,
  initial: T,
): [T, (choice: T) => void] {
  const [choice, setChoice] = useState<T>(initial);
  const forget = useMemberDraft({
    form,
    values: { choice },
    fields: ['choice'],
    restore: ({ choice: kept }) => {
      if (kept) setChoice(kept as T);
    },
  });
  const choose = useCallback(
    (next: T) => {
      if (next === initial) forget();
      setChoice(next);
    },
    [forget, initial],
  );
  return [choice, choose];
}
