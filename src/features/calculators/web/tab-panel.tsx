import { useTexts } from '#ui/language/use-texts.ts';
import type { Tab } from '../tabs/tabs.ts';
import { calculatorTexts } from '../texts.ts';
import { AwardControl } from './controls/award-control.tsx';
import { InputList } from './controls/input-list.tsx';
import { InputPanel } from './controls/input-panel.tsx';
import { groupInputs } from './controls/main-inputs.ts';
import { PrintHeader } from './print-header.tsx';
import { AnswerBar } from './results/answer-bar.tsx';
import { AssumptionList } from './results/assumption-list.tsx';
import { ShortAnswers } from './results/short-answers.tsx';
import { TabResults } from './results/tab-results.tsx';
import { ShareButtons } from './share-buttons.tsx';

/** One tab: the answer, its inputs, and its tables and plots. */
export function TabPanel({ tab }: { tab: Tab }) {
  const { tabs } = useTexts(calculatorTexts);
  return (
    <div className="calculator-panel">
      <div className="calculator-answer relative">
        <PrintHeader />
        <h2 className="font-sans font-semibold text-base text-terracotta-deep leading-normal tracking-normal">
          {tabs[tab].question}
        </h2>
        <div className="mt-3 md:mt-7">
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
