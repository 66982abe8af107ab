import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { useWrite } from '#ui/use-write.ts';
import {
  type ArrearsEntry,
  exportArrearsCall,
  listArrearsCall,
  resumeRemindersCall,
} from '../contract.ts';
import { AdminArrearsRow } from './admin-arrears-row.tsx';
import { adminTexts } from './admin-texts.ts';

const PauseDialog = lazyDialog(
  () => import('./pause-dialog.tsx'),
  ({ PauseDialog }) => PauseDialog,
);

export function Page() {
  const { arrears: texts, failed } = adminTexts;
  const [pausing, setPausing] = useState<ArrearsEntry>();
  const pages = usePages(listArrearsCall, {});
  const { first, reload } = pages;
  const { write } = useWrite({ failed });
  const resume = async ({ membershipId }: ArrearsEntry) => {
    const send = () => callApi(resumeRemindersCall, { params: { membershipId } });
    await write({ send, done: { title: texts.resumed } });
    await reload();
  };
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro}>
        <ExportButton call={exportArrearsCall} given={{}} fileName="arrears.csv" />
      </PageHeading>
      <ListFrame
        list={pages}
        empty={texts.empty}
        head={first && <p className="tabular mb-3 text-muted">{texts.total(first.total)}</p>}
      >
        {(entry) => (
          <AdminArrearsRow
            key={entry.membershipId}
            entry={entry}
            onPause={() => setPausing(entry)}
            onResume={() => void resume(entry)}
          />
        )}
      </ListFrame>
      {pausing && (
        <PauseDialog entry={pausing} onClose={() => setPausing(undefined)} onPaused={reload} />
      )}
    </>
  );
}
