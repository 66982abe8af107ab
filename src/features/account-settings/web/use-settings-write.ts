import { useTexts } from '#ui/language/use-texts.ts';
import { useWrite } from '#ui/use-write.ts';
import { accountSettingsTexts } from './texts.ts';

/** A write with the error messages of the settings. */
export const useSettingsWrite = () => useWrite(useTexts(accountSettingsTexts));
