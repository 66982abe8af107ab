import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TypedConfirmation } from '#ui/dialog/typed-confirmation.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { type AccountView, requestDeletionCall, withdrawDeletionCall } from '../contract.ts';
import { accountSettingsTexts } from './texts.ts';
import { useSettingsWrite } from './use-settings-write.ts';

type DeletionPanelProps = { account: AccountView; onChanged: () => void };

export function DeletionPanel({ account, onChanged }: DeletionPanelProps) {
  const { day } = useFormats();
  const texts = useTexts(accountSettingsTexts).deletion;
  const { dueAt, refusal } = account.deletion;
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, write } = useSettingsWrite();
  const ask = async () => {
    const send = () => callApi(requestDeletionCall, {});
    if (!(await write({ send, done: { title: texts.asked } }))) return;
    setIsAsking(false);
    onChanged();
  };
  const keep = async () => {
    await write({ send: () => callApi(withdrawDeletionCall, {}), done: { title: texts.kept } });
    onChanged();
  };
  return (
    <Panel id="deletion" title={texts.title}>
      {refusal ? (
        <p className="mt-3 rounded-2xl bg-sand p-4">{texts.refusals[refusal]}</p>
      ) : dueAt ? (
        <div className="mt-3 rounded-2xl bg-clay p-4">
          <p className="font-semibold">{texts.due(day(dueAt))}</p>
          <Button className="mt-4" disabled={isPending} onClick={() => void keep()}>
            {texts.keep}
          </Button>
        </div>
      ) : (
        <>
          <Means />
          <Button
            tone="quiet"
            className="mt-4 text-danger"
            disabled={isPending}
            onClick={() => setIsAsking(true)}
          >
            {texts.ask}
          </Button>
        </>
      )}
      {isAsking && (
        <TypedConfirmation
          title={texts.confirmTitle}
          phrase={texts.phrase}
          confirmLabel={texts.ask}
          isPending={isPending}
          onConfirm={() => void ask()}
          onClose={() => setIsAsking(false)}
        >
          <Means />
        </TypedConfirmation>
      )}
    </Panel>
  );
}

function Means() {
  return (
    <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-muted">
      {useTexts(accountSettingsTexts).deletion.means.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
