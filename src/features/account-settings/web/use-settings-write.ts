import { useTexts } from '#ui/language/use-texts.ts';
import { useWrite } from '#ui/use-write.ts';
import { accountSettingsTexts } from './texts.ts';

/** A write of the settings, with their sentences about what went wrong. */
export const useSettingsWrite = () => useWrite(useTexts(accountSettingsTexts));
