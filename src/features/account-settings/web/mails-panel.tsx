import { MAIL_CHOICES } from '#features/accounts/mail-choices.ts';
import { callApi } from '#shared/api/api-client.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { type AccountView, changeMailChoiceCall } from '../contract.ts';
import { ChoicePanel } from './choice-panel.tsx';
import { accountSettingsTexts } from './texts.ts';

type MailsPanelProps = { account: AccountView; onChanged: () => void };

/** How much mail the member wants. */
export function MailsPanel({ account, onChanged }: MailsPanelProps) {
  const texts = useTexts(accountSettingsTexts).mails;
  return (
    <ChoicePanel
      id="mails"
      texts={texts}
      value={account.mailChoice}
      options={MAIL_CHOICES.map((choice) => [choice, texts.choices[choice]] as const)}
      send={(choice) => callApi(changeMailChoiceCall, { body: { choice } })}
      onChanged={onChanged}
    />
  );
}
