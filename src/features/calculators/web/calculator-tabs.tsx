import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import { isTab, TABS, type Tab } from '../tabs/tabs.ts';
import { calculatorTexts } from '../texts.ts';
import { TabPanel } from './tab-panel.tsx';
import { useCalculator, useTab } from './use-calculator.ts';

/** The tabs and the panel of the selected one; they do not re-render while sliders move. */
export function CalculatorTabs() {
  const { setTab } = useCalculator();
  const tab = useTab();
  return (
    <Tabs.Root value={tab} onValueChange={(value) => isTab(value) && setTab(value)}>
      <TabStrip tab={tab} />
      <Tabs.Content key={tab} value={tab} asChild>
        {/* Replaces the style attribute that Radix would render on the server. */}
        <div style={{ animationDuration: undefined }}>
          <TabPanel tab={tab} />
        </div>
      </Tabs.Content>
    </Tabs.Root>
  );
}

function TabStrip({ tab }: { tab: Tab }) {
  const { comparisons, tabs } = useTexts(calculatorTexts);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
    // Scroll the list only: the page itself must not move.
    if (chosen && list.current) {
      const { offsetLeft, offsetWidth } = chosen;
      list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
    }
  }, [tab]);
  return (
    <div className="tab-strip print:hidden">
      <Tabs.List
        ref={list}
        aria-label={comparisons}
        // The Content-Security-Policy forbids style attributes in served HTML.
        style={{ outline: undefined }}
        className="relative mx-auto flex max-w-6xl gap-1 overflow-x-auto px-2"
      >
        {TABS.map((each) => (
          <Tabs.Trigger
            key={each}
            value={each}
            data-tab={each}
            className="min-h-12 shrink-0 whitespace-nowrap border-transparent border-b-3 px-3 text-muted hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-terracotta data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {tabs[each].name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </div>
  );
}
