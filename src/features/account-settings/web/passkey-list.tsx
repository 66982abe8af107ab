import { useRef, useState } from 'react';
import type { FactorsView } from '#features/accounts/factors/contract.ts';
import { removePasskeyCall } from '#features/accounts/factors/passkey-contract.ts';
import { AddPasskeyForm } from '#features/accounts/factors/web/add-passkey-form.tsx';
import { factorTexts } from '#features/accounts/factors/web/factor-texts.ts';
import { canUsePasskeys } from '#features/accounts/factors/web/passkey-client.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/language/format.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts, useTextsIn } from '#ui/language/use-texts.ts';
import { useSettingsWrite } from './use-settings-write.ts';

type Passkey = FactorsView['passkeys'][number];
type PasskeyListProps = { passkeys: readonly Passkey[]; onChanged: () => void };

export function PasskeyList({ passkeys, onChanged }: PasskeyListProps) {
  const texts = useTexts(factorTexts);
  const [isAdding, setIsAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const finish = () => {
    setIsAdding(false);
    onChanged();
    list.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{texts.panel.passkeys}</h3>
      <p className="text-muted">{texts.panel.passkeysText}</p>
      {passkeys.length > 0 && (
        <ul ref={list} tabIndex={-1} className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={finish} />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddPasskeyForm onDone={finish}>
          <Button tone="quiet" onClick={() => setIsAdding(false)}>
            {texts.cancel}
          </Button>
        </AddPasskeyForm>
      )}
      {!isAdding && canUsePasskeys() && (
        <div>
          <Button tone="quiet" onClick={() => setIsAdding(true)}>
            {texts.passkey.add}
          </Button>
        </div>
      )}
    </div>
  );
}

function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const locale = useLocale();
  const { panel, cancel } = useTextsIn(factorTexts, locale);
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, write } = useSettingsWrite();
  const { id, name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt === null ? undefined : formatDay(lastUsedAt, locale);
  const remove = async () => {
    const done = { title: panel.passkeyRemoved, description: name };
    const send = () => callApi(removePasskeyCall, { params: { id } });
    if (await write({ send, done })) onRemoved();
    else setIsAsking(false);
  };
  if (isAsking) {
    return (
      <li className="grid gap-3 py-3">
        <p className="break-words font-semibold">{panel.removePasskeyTitle(name)}</p>
        <p className="text-muted">{panel.removePasskeyText}</p>
        <div className="flex flex-wrap gap-3">
          <Button tone="danger" disabled={isPending} onClick={() => void remove()}>
            {panel.remove}
          </Button>
          <Button tone="quiet" onClick={() => setIsAsking(false)}>
            {cancel}
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-muted text-sm">{panel.dates(formatDay(createdAt, locale), used)}</p>
      </div>
      <Button tone="quiet" aria-label={panel.removeOne(name)} onClick={() => setIsAsking(true)}>
        {panel.remove}
      </Button>
    </li>
  );
}
