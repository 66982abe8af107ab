import { TAB_LABELS } from '../labels.ts';
import type { Tab } from '../tabs.ts';
import { AnswerBar } from './answer-bar.tsx';
import { AssumptionList } from './assumption-list.tsx';
import { AwardControl } from './award-control.tsx';
import { InputList } from './input-list.tsx';
import { InputPanel } from './input-panel.tsx';
import { groupInputs } from './main-inputs.ts';
import { PrintHeader } from './print-header.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { ShortAnswers } from './short-answers.tsx';
import { TabResults } from './tab-results.tsx';

/** One tab: the answer, the figures it stands on, and how it comes about. */
export function TabPanel({ tab }: { tab: Tab }) {
  return (
    <div className="calculator-panel">
      <div className="calculator-answer relative">
        <PrintHeader />
        <h2 className="font-sans font-semibold text-base text-terracotta-deep leading-normal tracking-normal">
          {TAB_LABELS[tab].question}
        </h2>
        <div className="mt-2 md:mt-4">
          <ShortAnswers tab={tab} />
        </div>
        <div className="mt-5 md:absolute md:top-0 md:right-0 md:-mt-2 print:hidden">
          <ShareButtons tab={tab} />
        </div>
        {groupInputs(tab).hasAward && (
          <div className="mt-7 print:hidden">
            <AwardControl />
          </div>
        )}
      </div>
      <div className="calculator-inputs">
        <InputPanel tab={tab} />
        <InputList tab={tab} />
      </div>
      <div className="calculator-results">
        <TabResults tab={tab} />
        <AssumptionList tab={tab} />
      </div>
      <AnswerBar tab={tab} />
    </div>
  );
}
