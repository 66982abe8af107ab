import { useCallback, useState } from 'react';
import { useMemberDraft } from './use-member-draft.ts';

/**
 * The choice of which form is open, stored as a draft like the form's fields: it is restored when
 * the session ended in between. Choosing the initial value clears it.
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
