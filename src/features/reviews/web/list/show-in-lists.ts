import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { callPath } from '#shared/api/api-client.ts';
import type { CallAnswer } from '#shared/api/call.ts';
import {
  type ApplicationDetails,
  countApplicationsCall,
  listApplicationsCall,
} from '../../contract.ts';

type Pages = InfiniteData<CallAnswer<typeof listApplicationsCall>>;

const LIST = callPath(listApplicationsCall, { query: {} });
const COUNTS = callPath(countApplicationsCall, { query: {} });

/** Updates an application in the cached lists, and the counts. */
export async function showInLists(client: QueryClient, read: ApplicationDetails): Promise<void> {
  const isOf =
    (path: string) =>
    ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
      typeof key === 'string' && key.split('?')[0] === path;
  const { incomeVerificationStatus, isPaperRequested, depositStatus, dispute } = read;
  const { waitingSince, claim, decision, version } = read;
  const latest = {
    incomeVerificationStatus,
    isPaperRequested,
    depositStatus,
    dispute,
    waitingSince,
    claim,
    decision,
    version,
  };
  client.setQueriesData<Pages>({ predicate: isOf(LIST) }, (data) =>
    data?.pages
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === read.id ? { ...item, ...latest } : item)),
          })),
        }
      : data,
  );
  await client.invalidateQueries({ predicate: isOf(COUNTS) });
}
