import { type RefObject, useEffect, useReducer } from 'react';

/** The open dialog, else the form with the focus: Safari does not focus a button that is clicked. */
const placeOfForm = (): ParentNode =>
  [...document.querySelectorAll('[data-dialog-open]')].at(-1) ??
  document.activeElement?.closest('form') ??
  document;

/** Returns a function that moves the focus to the first invalid field, once it is rendered. */
export function useFocusInvalid(form?: RefObject<HTMLFormElement | null>): () => void {
  const [calls, focus] = useReducer((count: number) => count + 1, 0);
  // In an effect, because the fields are marked as invalid only after rendering.
  useEffect(() => {
    if (calls === 0) return;
    const place = form ? form.current : placeOfForm();
    place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [calls, form]);
  return focus;
}
