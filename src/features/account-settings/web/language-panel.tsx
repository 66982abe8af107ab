import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { SelectField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { AccountView } from '../contract.ts';
import { changeLanguage } from './change-language.ts';
import { accountSettingsTexts } from './texts.ts';
import { useSettingsWrite } from './use-settings-write.ts';

/** Each language by its own name, whatever the page's language is. */
const NAMES: Record<Locale, string> = { en: 'English', 'pt-BR': 'Português (Brasil)' };

type LanguagePanelProps = { account: AccountView; onChanged: () => void };

export function LanguagePanel({ account, onChanged }: LanguagePanelProps) {
  const texts = useTexts(accountSettingsTexts).language;
  const { isPending, write } = useSettingsWrite();
  const change = async (given: string) => {
    const language = LOCALES.find((one) => one === given);
    if (!language || language === account.mailLanguage) return;
    await write({ send: () => changeLanguage(language), done: { title: texts.saved } });
    onChanged();
  };
  return (
    <Panel id="language" title={texts.title}>
      <div className="mt-4 max-w-sm">
        <SelectField
          label={texts.label}
          hint={texts.hint}
          value={account.mailLanguage}
          options={LOCALES.map((locale) => [locale, NAMES[locale]] as const)}
          disabled={isPending}
          onChange={(event) => void change(event.target.value)}
        />
      </div>
    </Panel>
  );
}
