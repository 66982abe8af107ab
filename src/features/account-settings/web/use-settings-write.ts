import { useLocale } from '#ui/locale-scope.tsx';
import { useWrite } from '#ui/use-write.ts';
import { settingsTexts } from '../page-texts.ts';

/** A write of the settings, with their sentences about what went wrong. */
export const useSettingsWrite = () => useWrite(settingsTexts(useLocale()));
