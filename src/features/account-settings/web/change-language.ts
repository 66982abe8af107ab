import { setLanguage } from '#features/accounts/sign-in/web/auth-store.ts';
import { callApi } from '#shared/api/api-client.ts';
import type { Locale } from '#shared/text/locale.ts';
import { rememberLocale } from '#ui/language/locale-memory.ts';
import { changeLanguageCall } from '../contract.ts';

/** Changes the language of the account's pages and mails, and what this browser remembers. */
export async function changeLanguage(language: Locale): Promise<void> {
  await callApi(changeLanguageCall, { body: { language } });
  rememberLocale(language);
  setLanguage(language);
}
