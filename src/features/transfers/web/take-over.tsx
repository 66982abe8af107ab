import { PasswordByLink } from '#features/accounts/web/password-by-link.tsx';
import { callApi } from '#shared/api-client.ts';
import type { Locale } from '#shared/locale.ts';
import { LocaleScope } from '#ui/locale-scope.tsx';
import { useTextsIn } from '#ui/use-texts.ts';
import { takeOverAccountCall } from '../contract.ts';
import { transferTexts } from './texts.ts';

/** Where the link in the mail to an executor leads; each language has its own address. */
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
