import { hasDraft, useDraft } from '#ui/form/use-draft.ts';
import { readAuth } from '../../sign-in/web/auth-store.ts';

const keyOf = (form: string) => `casa.draft:${readAuth().user?.uid ?? ''}:${form}`;

type MemberDraftOptions<V> = {
  form: string;
  values: V;
  /** The fields to store; never passwords or card numbers. */
  fields: readonly (keyof V & string)[];
  restore: (values: Partial<V>) => void;
};

/**
 * Stores what a member types until it is sent, per member and tab, and restores it when the session
 * ended in between. Returns a function that clears it.
 */
export function useMemberDraft<V extends Record<string, string>>({
  form,
  ...options
}: MemberDraftOptions<V>): () => void {
  return useDraft({ key: keyOf(form), place: 'tab', ...options });
}

/** Whether this member has a draft of the form, so that it opens again. */
export function hasMemberDraft(form: string): boolean {
  return hasDraft(keyOf(form), 'tab');
}
