import { hasDraft, useDraft } from '#ui/form/use-draft.ts';
import { readAuth } from '../../sign-in/web/auth-store.ts';

const keyOf = (form: string) => `casa.draft:${readAuth().user?.uid ?? ''}:${form}`;

type MemberDraftOptions<V> = {
  /** Names the form. */
  form: string;
  values: V;
  /** The fields that are kept; passwords and card numbers never are. */
  fields: readonly (keyof V & string)[];
  restore: (values: Partial<V>) => void;
};

/**
 * Keeps what a member types until it is sent, for this member and in this tab: when the session
 * ends in between, it is there again after signing in. Returns the function that forgets it.
 */
export function useMemberDraft<V extends Record<string, string>>({
  form,
  ...options
}: MemberDraftOptions<V>): () => void {
  return useDraft({ key: keyOf(form), place: 'tab', ...options });
}

/** Whether a form of this member was left in the middle, so that it opens again. */
export function hasMemberDraft(form: string): boolean {
  return hasDraft(keyOf(form), 'tab');
}
