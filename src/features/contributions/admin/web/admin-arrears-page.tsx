import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { ListPage } from '#ui/list/list-page.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { useWrite } from '#ui/use-write.ts';
import { ARREARS_STATE_NAMES, ARREARS_STATES } from '../../arrears/arrears.ts';
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

type Pausing = { entry: ArrearsEntry; onPaused: () => void };

export function Page() {
  const { arrears: texts, failed } = adminTexts;
  const [pausing, setPausing] = useState<Pausing>();
  const { write } = useWrite({ failed });
  const resume = async ({ membershipId }: ArrearsEntry, onDone: () => void) => {
    const send = () => callApi(resumeRemindersCall, { params: { membershipId } });
    await write({ send, done: { title: texts.resumed } });
    onDone();
  };
  return (
    <>
      <ListPage
        title={texts.title}
        intro={texts.intro}
        call={listArrearsCall}
        csv={exportArrearsCall}
        fileName="arrears.csv"
        searchBy={texts.searchBy}
        states={ARREARS_STATES.map((state) => [state, ARREARS_STATE_NAMES[state]])}
        noun={texts.noun}
        money={texts.money}
        empty={texts.empty}
      >
        {(entry, list) => {
          const reload = () => void list.reload();
          return (
            <AdminArrearsRow
              key={entry.membershipId}
              entry={entry}
              onPause={() => setPausing({ entry, onPaused: reload })}
              onResume={() => void resume(entry, reload)}
            />
          );
        }}
      </ListPage>
      {pausing && <PauseDialog {...pausing} onClose={() => setPausing(undefined)} />}
    </>
  );
}
