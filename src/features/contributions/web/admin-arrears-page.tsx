import { useState } from 'react';
import { callApi } from '#shared/api-client.ts';
import { explain } from '#ui/explain.ts';
import { ExportButton } from '#ui/export-button.tsx';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { ListFrame } from '#ui/list-frame.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { showToast } from '#ui/toast-store.ts';
import { usePages } from '#ui/use-pages.ts';
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
  const { arrears: texts, failed } = adminTexts;
  const [pausing, setPausing] = useState<ArrearsEntry>();
  const pages = usePages(listArrearsCall, {});
  const { items, first, reload } = pages;
  const resume = async ({ membershipId }: ArrearsEntry) => {
    try {
      await callApi(resumeRemindersCall, { params: { membershipId } });
      showToast({ title: texts.resumed, tone: 'success' });
    } catch (error) {
      showToast({ title: failed, description: explain(error), tone: 'destructive' });
    }
    reload();
  };
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro}>
        <ExportButton call={exportArrearsCall} given={{}} fileName="arrears.csv" />
      </PageHeading>
      <ListFrame pages={pages} empty={texts.empty}>
        {first && <p className="tabular mb-3 text-muted">{texts.total(first.total)}</p>}
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
      </ListFrame>
      {pausing && (
        <PauseDialog entry={pausing} onClose={() => setPausing(undefined)} onPaused={reload} />
      )}
    </>
  );
}
