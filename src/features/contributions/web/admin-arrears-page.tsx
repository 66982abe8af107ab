import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#shared/api-client.ts';
import { Button } from '#ui/button.tsx';
import { explain } from '#ui/explain.ts';
import { ExportButton } from '#ui/export-button.tsx';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { showToast } from '#ui/toast-store.ts';
import {
  type ArrearsEntry,
  exportArrearsCall,
  listArrearsCall,
  resumeRemindersCall,
} from '../admin-contract.ts';
import { AdminArrearsRow } from './admin-arrears-row.tsx';
import { adminTexts } from './admin-texts.ts';

const PauseDialog = lazyDialog(
  () => import('./pause-dialog.tsx'),
  ({ PauseDialog }) => PauseDialog,
);

/** Every seat in arrears, what was sent, and the pause of reminders. */
export function Page() {
  const { arrears: texts, failed } = adminTexts();
  const [pausing, setPausing] = useState<ArrearsEntry>();
  const list = useInfiniteQuery({
    queryKey: [listArrearsCall.path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callApi(listArrearsCall, { query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    gcTime: 0,
  });
  const reload = () => void list.refetch();
  const resume = async ({ membershipId }: ArrearsEntry) => {
    try {
      await callApi(resumeRemindersCall, { params: { membershipId } });
      showToast({ title: texts.resumed, tone: 'success' });
    } catch (error) {
      showToast({ title: failed, description: explain(error), tone: 'destructive' });
    }
    reload();
  };
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro}>
        <ExportButton call={exportArrearsCall} given={{}} fileName="arrears.csv" />
      </PageHeading>
      <LoadState
        what={texts.loading}
        isLoading={list.isPending}
        hasFailed={list.isError && items.length === 0}
        onRetry={reload}
      />
      {list.data && total === 0 && (
        <p className="rounded-card border border-line border-dashed px-6 py-14 text-center text-muted">
          {texts.empty}
        </p>
      )}
      {items.length > 0 && (
        <>
          <p className="tabular mb-3 text-muted">{texts.total(total)}</p>
          <ul className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
            {items.map((entry) => (
              <AdminArrearsRow
                key={entry.membershipId}
                entry={entry}
                onPause={() => setPausing(entry)}
                onResume={() => void resume(entry)}
              />
            ))}
          </ul>
        </>
      )}
      {list.hasNextPage && (
        <p className="mt-6 text-center">
          <Button
            tone="quiet"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {texts.more}
          </Button>
        </p>
      )}
      {pausing && (
        <PauseDialog entry={pausing} onClose={() => setPausing(undefined)} onPaused={reload} />
      )}
    </>
  );
}
