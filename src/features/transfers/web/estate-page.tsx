import { PasswordByLink } from '#features/accounts/web/password-by-link.tsx';
import { callApi } from '#shared/api-client.ts';
import { useLocale } from '#ui/locale-scope.tsx';
import { takeOverAccountCall } from '../contract.ts';
import { pageTexts } from './page-texts.ts';

/** Where the link in the mail to an executor leads. */
export function Page() {
  const { takeOver } = pageTexts(useLocale());
  return (
    <PasswordByLink
      texts={takeOver}
      send={(token, password) => callApi(takeOverAccountCall, { body: { token, password } })}
      describeDone={({ email }) => takeOver.done(email)}
    />
  );
}
