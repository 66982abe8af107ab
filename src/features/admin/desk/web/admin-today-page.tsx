import { useState } from 'react';
import { Link } from 'wouter';
import { ShortcutSheet } from '#features/reviews/web/desk/shortcut-sheet.tsx';
import { useShortcutSwitch } from '#features/reviews/web/desk/use-shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyList } from '#ui/list/list-frame.tsx';
import { useUrlFilter } from '#ui/list/use-url-filter.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { GO_KEYS } from '../../web/use-go-keys.ts';
import { readTodayCall } from '../contract.ts';
import { CooperativeFigures } from './cooperative-figures.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

const REFRESH_MS = 60_000;
/** One kind alone, and more of it. */
const KEYS = ['kind'] as const;

export function Page() {
  const { filter } = useUrlFilter(KEYS);
  const { data, isError, refetch } = useRead(
    readTodayCall,
    { query: filter },
    { isFresh: true, everyMs: () => REFRESH_MS },
  );
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const reload = () => void refetch();
  return (
    <>
      <PageHeading title="Today" intro="What waits for you, the longest waiting first.">
        <Button tone="quiet" onClick={() => setIsSheetOpen(true)}>
          Keys
        </Button>
      </PageHeading>
      <LoadState
        what="what waits"
        isLoading={!data}
        hasFailed={isError && !data}
        onRetry={reload}
      />
      {data?.kinds.length === 0 && (
        <EmptyList>
          <p className="font-display text-ink text-xl">Nothing waits.</p>
          <p className="mt-1">What needs somebody appears here by itself.</p>
        </EmptyList>
      )}
      {filter.kind && (
        <p className="mb-5">
          <Link href="/admin/today" className="font-semibold underline underline-offset-4">
            Everything that waits
          </Link>
        </p>
      )}
      <div className="grid gap-5">
        {data?.kinds.map((kind) => (
          <WaitingPanel key={kind.name} kind={kind} now={new Date(data.now)} onDone={reload} />
        ))}
      </div>
      {data?.hasFigures && <CooperativeFigures />}
      {isSheetOpen && <KeySheet onClose={() => setIsSheetOpen(false)} />}
    </>
  );
}

function KeySheet({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useShortcutSwitch();
  const shortcuts = GO_KEYS.map(({ key, label }) => ({
    key: `g ${key}`,
    label,
    run: () => undefined,
  }));
  return <ShortcutSheet shortcuts={shortcuts} isOn={isOn} onSwitch={setIsOn} onClose={onClose} />;
}
