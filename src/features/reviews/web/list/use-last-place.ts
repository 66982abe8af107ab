import { useFocusItem } from '#ui/use-focus-item.ts';
import { takeLastOpened } from './last-opened.ts';

/** The id of an application's row. */
export const rowId = (applicationId: string) => `application-${applicationId}`;

/** Coming back from an application, the list shows its row and focus is on it. */
export function useLastPlace(items: readonly { id: string }[]): void {
  useFocusItem(items, rowId, takeLastOpened);
}
