import { Tabs } from 'radix-ui';
import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { TAB_LABELS } from '../labels.ts';
import { isTab, TABS, type Tab } from '../tabs.ts';

type CalculatorTabsProps = { tab: Tab; setTab: (tab: Tab) => void; children: ReactNode };

/** The seven tabs; `children` is the panel of the chosen one. */
export function CalculatorTabs({ tab, setTab, children }: CalculatorTabsProps) {
  const choose = useCallback((value: string) => isTab(value) && setTab(value), [setTab]);
  return (
    <Tabs.Root value={tab} onValueChange={choose}>
      <TabStrip tab={tab} />
      <Tabs.Content key={tab} value={tab} asChild>
        {/* This takes the place of the style attribute Radix would have the server write. */}
        <div style={{ animationDuration: undefined }}>{children}</div>
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Stays as it is while sliders move. */
const TabStrip = memo(function TabStrip({ tab }: { tab: Tab }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
    // Only sideways: the page itself stays where it is.
    if (chosen && list.current) {
      const { offsetLeft, offsetWidth } = chosen;
      list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
    }
  }, [tab]);
  return (
    <div className="tab-strip print:hidden">
      <Tabs.List
        ref={list}
        aria-label="Comparisons"
        // The page's policy forbids style attributes in what the server sends.
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
            {TAB_LABELS[each].name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </div>
  );
});
