import { useFocusItem } from '#ui/use-focus-item.ts';
import { takeLastOpened } from './last-opened.ts';

export const rowId = (applicationId: string) => `application-${applicationId}`;

/** Returning from an application, the list shows its row and focuses it. */
export function useLastPlace(items: readonly { id: string }[]): void {
  useFocusItem(items, rowId, takeLastOpened);
}
