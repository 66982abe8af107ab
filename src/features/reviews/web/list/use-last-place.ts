import { useGoTo } from '#ui/use-go-to.ts';
import { takeLastOpened } from './last-opened.ts';

/** The id of an application's row. */
export const rowId = (applicationId: string) => `application-${applicationId}`;

/** Coming back from an application, the list shows its row and focus is on it. */
export function useLastPlace(items: readonly { id: string }[]): void {
  useGoTo(items, rowId, takeLastOpened);
}
