import { MAIL_CHOICES } from '#features/accounts/mail-choices.ts';
import { callApi } from '#shared/api/api-client.ts';
import { SelectField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { type AccountView, changeMailChoiceCall } from '../contract.ts';
import { accountSettingsTexts } from './texts.ts';
import { useSettingsWrite } from './use-settings-write.ts';

type MailsPanelProps = { account: AccountView; onChanged: () => void };

/** How much mail the member wants. */
export function MailsPanel({ account, onChanged }: MailsPanelProps) {
  const texts = useTexts(accountSettingsTexts).mails;
  const { isPending, write } = useSettingsWrite();
  const change = async (given: string) => {
    const choice = MAIL_CHOICES.find((one) => one === given);
    if (!choice || choice === account.mailChoice) return;
    const send = () => callApi(changeMailChoiceCall, { body: { choice } });
    await write({ send, done: { title: texts.saved } });
    onChanged();
  };
  return (
    <Panel id="mails" title={texts.title}>
      <div className="mt-4 max-w-sm">
        <SelectField
          label={texts.label}
          hint={texts.hint}
          value={account.mailChoice}
          options={MAIL_CHOICES.map((choice) => [choice, texts.choices[choice]] as const)}
          disabled={isPending}
          onChange={(event) => void change(event.target.value)}
        />
      </div>
    </Panel>
  );
}
