import { setLanguage } from '#features/accounts/web/auth-store.ts';
import { callApi } from '#shared/api-client.ts';
import { SelectField } from '#ui/field.tsx';
import { useLocale } from '#ui/locale-scope.tsx';
import { Panel } from '#ui/panel.tsx';
import { type AccountView, changeLanguageCall } from '../contract.ts';
import { settingsTexts } from '../page-texts.ts';
import { MAIL_LANGUAGES } from '../rules.ts';
import { useSettingsWrite } from './use-settings-write.ts';

type LanguagePanelProps = { account: AccountView; onChanged: () => void };

/** The language in which we write to the person. */
export function LanguagePanel({ account, onChanged }: LanguagePanelProps) {
  const texts = settingsTexts(useLocale()).language;
  const { isPending, write } = useSettingsWrite();
  const change = async (given: string) => {
    const language = MAIL_LANGUAGES.find((one) => one === given);
    if (!language || language === account.mailLanguage) return;
    const send = async () => {
      await callApi(changeLanguageCall, { body: { language } });
      setLanguage(language);
    };
    await write({ send, done: { title: texts.saved } });
    onChanged();
  };
  return (
    <Panel id="language" title={texts.title}>
      <div className="mt-4 max-w-sm">
        <SelectField
          label={texts.label}
          hint={texts.hint}
          value={account.mailLanguage}
          options={texts.options}
          disabled={isPending}
          onChange={(event) => void change(event.target.value)}
        />
      </div>
    </Panel>
  );
}
