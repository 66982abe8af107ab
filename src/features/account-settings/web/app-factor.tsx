import { useState } from 'react';
import {
  type FactorsView,
  removeAppCall,
  renewRecoveryCodesCall,
} from '#features/accounts/factors/contract.ts';
import { afterFactor } from '#features/accounts/factors/web/after-factor.ts';
import { factorTexts } from '#features/accounts/factors/web/factor-texts.ts';
import { RecoveryCodes } from '#features/accounts/factors/web/recovery-codes.tsx';
import { SetUpApp } from '#features/accounts/factors/web/set-up-app.tsx';
import { PasswordField } from '#features/accounts/profile/web/password-field.tsx';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { FormActions } from './form-actions.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import { useSettingsWrite } from './use-settings-write.ts';

type AppFactorProps = { factors: FactorsView; onChanged: () => void };
type Doing = 'set-up' | 'renew' | 'remove';

/** The authenticator app of somebody who has a second factor: its codes, its removal, its set-up. */
export function AppFactor({ factors, onChanged }: AppFactorProps) {
  const { panel } = useTexts(factorTexts);
  const [doing, setDoing] = useState<Doing>();
  const close = () => {
    setDoing(undefined);
    onChanged();
  };
  const finishSetUp = () => {
    showToast({ title: panel.done, tone: 'success' });
    void afterFactor().then(close);
  };
  const isSettingUp = doing === 'set-up' || (!doing && !factors.hasApp);
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{panel.app}</h3>
      <p className="text-muted">
        {factors.hasApp ? panel.codesLeft(factors.recoveryCodesLeft) : panel.noApp}
      </p>
      {doing === 'renew' && <Renew hasPassword={factors.hasPassword} onClose={close} />}
      {doing === 'remove' && <Remove onClose={close} />}
      {!doing && factors.hasApp && (
        <div className="flex flex-wrap gap-3">
          <Button tone="quiet" onClick={() => setDoing('renew')}>
            {panel.renew}
          </Button>
          <Button tone="quiet" onClick={() => setDoing('remove')}>
            {panel.remove}
          </Button>
        </div>
      )}
      {isSettingUp && (
        // Stays mounted while the recovery codes are shown, although the app is set up by then.
        <SetUpApp factors={factors} onSet={() => setDoing('set-up')} onDone={finishSetUp} />
      )}
    </div>
  );
}

function Remove({ onClose }: { onClose: () => void }) {
  const texts = useTexts(factorTexts);
  const { isPending, write } = useSettingsWrite();
  const remove = async () => {
    const done = { title: texts.panel.removed };
    if (await write({ send: () => callApi(removeAppCall, {}), done })) onClose();
  };
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{texts.panel.removeTitle}</p>
      <p className="text-muted">{texts.panel.removeText}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="danger" disabled={isPending} onClick={() => void remove()}>
          {texts.panel.remove}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

type RenewProps = { hasPassword: boolean; onClose: () => void };

function Renew({ hasPassword, onClose }: RenewProps) {
  const texts = useTexts(factorTexts);
  const [codes, setCodes] = useState<string[]>();
  const { form, isPending, field, submit } = useSettingsForm({
    name: 'recovery-codes',
    initial: { password: '' },
    isOpen: true,
    send: async ({ password }) => {
      const body = hasPassword ? { password } : {};
      setCodes((await callApi(renewRecoveryCodesCall, { body })).recoveryCodes);
    },
    done: () => ({ title: texts.panel.renew }),
    onDone: () => undefined,
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-muted">{texts.panel.renewText}</p>
      {hasPassword && (
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          isRequired
          {...field('password')}
        />
      )}
      <FormActions label={texts.panel.renewTitle} isPending={isPending} onCancel={onClose} />
    </form>
  );
}
