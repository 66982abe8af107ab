import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { AccountView } from '../contract.ts';
import { changeLanguage } from './change-language.ts';
import { ChoicePanel } from './choice-panel.tsx';
import { accountSettingsTexts } from './texts.ts';

/** Each language by its own name, whatever the page's language is. */
const NAMES: Record<Locale, string> = { en: 'English', 'pt-BR': 'Português (Brasil)' };

type LanguagePanelProps = { account: AccountView; onChanged: () => void };

export function LanguagePanel({ account, onChanged }: LanguagePanelProps) {
  return (
    <ChoicePanel
      id="language"
      texts={useTexts(accountSettingsTexts).language}
      value={account.mailLanguage}
      options={LOCALES.map((locale) => [locale, NAMES[locale]] as const)}
      send={changeLanguage}
      onChanged={onChanged}
    />
  );
}
