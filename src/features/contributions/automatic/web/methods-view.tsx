import { useTexts } from '#ui/language/use-texts.ts';
import { LoadState } from '#ui/section/load-state.tsx';
import type { SeatContributions } from '../../contract.ts';
import { contributionTexts } from '../../web/texts.ts';
import { useMethods, useRefresh } from '../../web/use-contributions.ts';
import { AutomaticPanel } from './automatic-panel.tsx';
import { MethodsPanel } from './methods-panel.tsx';

export function MethodsView({ seats }: { seats: readonly SeatContributions[] }) {
  const { data, isError } = useMethods();
  const refresh = useRefresh();
  const texts = useTexts(contributionTexts);
  const usedIds = seats.flatMap(({ automatic }) => (automatic ? [automatic.method.id] : []));
  if (!data) {
    return <LoadState what={texts.method.loading} hasFailed={isError} onRetry={refresh} />;
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <MethodsPanel methods={data} usedIds={usedIds} onChanged={refresh} />
      <AutomaticPanel seats={seats} methods={data} onChanged={refresh} />
    </div>
  );
}
