import { useState } from 'react';
import { type FactorsView, readFactorsCall } from '#features/accounts/factors/contract.ts';
import { afterFactor } from '#features/accounts/factors/web/after-factor.ts';
import { factorTexts } from '#features/accounts/factors/web/factor-texts.ts';
import { SetUpFactor } from '#features/accounts/factors/web/set-up-factor.tsx';
import { waysOf } from '#features/accounts/factors/web/show-factor.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { useRead } from '#ui/use-read.ts';
import { AppFactor } from './app-factor.tsx';
import { PasskeyList } from './passkey-list.tsx';

export function FactorPanel() {
  const texts = useTexts(factorTexts);
  const { data, isError, refetch } = useRead(readFactorsCall, {}, { isFresh: true });
  return (
    <Panel id="second-factor" title={texts.panel.title}>
      {!data && (
        <LoadState what={texts.loading} hasFailed={isError} onRetry={() => void refetch()} />
      )}
      {data && <Factors factors={data} onChanged={() => void refetch()} />}
    </Panel>
  );
}

type FactorsProps = { factors: FactorsView; onChanged: () => void };

function Factors({ factors, onChanged }: FactorsProps) {
  const { panel } = useTexts(factorTexts);
  // The set-up stays while the recovery codes are shown, though the app is set up by then.
  const [isSettingUp, setIsSettingUp] = useState(false);
  const finishSetUp = () => {
    // The passkey form shows its own toast.
    if (isSettingUp) showToast({ title: panel.done, tone: 'success' });
    void afterFactor().then(() => {
      setIsSettingUp(false);
      onChanged();
    });
  };
  if (waysOf(factors).length === 0 || isSettingUp) {
    return (
      <div className="mt-2 grid gap-4">
        <p className="text-muted">{panel.off}</p>
        <SetUpFactor factors={factors} onSet={() => setIsSettingUp(true)} onDone={finishSetUp} />
      </div>
    );
  }
  return (
    <div className="mt-2 grid gap-6">
      <p className="text-muted">{panel.on}</p>
      <AppFactor factors={factors} onChanged={onChanged} />
      <PasskeyList passkeys={factors.passkeys} onChanged={onChanged} />
    </div>
  );
}
