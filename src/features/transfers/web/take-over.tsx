import { PasswordByLink } from '#features/accounts/profile/web/password-by-link.tsx';
import { callApi } from '#shared/api/api-client.ts';
import type { Locale } from '#shared/text/locale.ts';
import { LocaleScope } from '#ui/language/locale-scope.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { takeOverAccountCall } from '../contract.ts';
import { transferTexts } from './texts.ts';

/** The page that an executor's link opens; each language has its own address. */
export function TakeOver({ locale }: { locale: Locale }) {
  const { takeOver } = useTextsIn(transferTexts, locale);
  return (
    <LocaleScope locale={locale}>
      <PasswordByLink
        texts={takeOver}
        send={(token, password) => callApi(takeOverAccountCall, { body: { token, password } })}
        describeDone={({ email }) => takeOver.done(email)}
      />
    </LocaleScope>
  );
}
