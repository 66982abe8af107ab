import { Tabs } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ChevronIcon } from '#ui/icons.tsx';
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
  const more = useMoreTabs(list);
  return (
    <div
      className="tab-strip print:hidden"
      data-more-start={more.start ? '' : undefined}
      data-more-end={more.end ? '' : undefined}
    >
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
      {(['start', 'end'] as const).map((side) => (
        <span key={side} aria-hidden="true" data-side={side} className="tab-strip-more">
          <ChevronIcon className={`size-5 ${side === 'end' ? '-rotate-90' : 'rotate-90'}`} />
        </span>
      ))}
    </div>
  );
}

/** Whether tabs are off the screen on either side; at first those at the end are, on a phone. */
function useMoreTabs(list: RefObject<HTMLDivElement | null>) {
  const [more, setMore] = useState({ start: false, end: true });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setMore({ start: scrollLeft > 8, end: scrollLeft + clientWidth < scrollWidth - 8 });
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);
  return more;
}
