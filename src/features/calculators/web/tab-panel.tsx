import { useMemo } from 'react';
import { calculateTab } from '../calculate-tab.ts';
import type { CalculatorInputs } from '../inputs.ts';
import { TAB_LABELS } from '../labels.ts';
import type { Tab } from '../tabs.ts';
import { AssumptionList } from './assumption-list.tsx';
import { AwardControl } from './award-control.tsx';
import { InputList } from './input-list.tsx';
import { InputPanel } from './input-panel.tsx';
import { groupInputs } from './main-inputs.ts';
import { ShareButtons } from './share-buttons.tsx';
import { ShortAnswers } from './short-answers.tsx';
import { TabResults } from './tab-results.tsx';
import type { SetInput } from './use-calculator-state.ts';

type TabPanelProps = {
  tab: Tab;
  inputs: CalculatorInputs;
  setInput: SetInput;
  resetInputs: () => void;
};

/** One tab: the answer, the figures it stands on, and how it comes about. */
export function TabPanel({ tab, inputs, setInput, resetInputs }: TabPanelProps) {
  const result = useMemo(() => calculateTab(tab, inputs), [tab, inputs]);
  return (
    <div className="calculator-panel">
      <div className="calculator-answer relative">
        <h2 className="font-sans font-semibold text-base text-terracotta-deep leading-normal tracking-normal">
          {TAB_LABELS[tab].question}
        </h2>
        <div className="mt-2 md:mt-4">
          <ShortAnswers result={result} inputs={inputs} />
        </div>
        <div className="mt-5 md:absolute md:top-0 md:right-0 md:-mt-2 print:hidden">
          <ShareButtons tab={tab} inputs={inputs} />
        </div>
        {groupInputs(tab).hasAward && (
          <div className="mt-7 print:hidden">
            <AwardControl value={inputs.awardMonth} setInput={setInput} />
          </div>
        )}
      </div>
      <div className="calculator-inputs">
        <InputPanel {...{ tab, inputs, setInput, resetInputs }} />
        <InputList tab={tab} inputs={inputs} />
      </div>
      <div className="calculator-results">
        <TabResults result={result} inputs={inputs} />
        <AssumptionList tab={tab} />
      </div>
    </div>
  );
}
