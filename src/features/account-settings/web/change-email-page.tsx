import { refreshSession } from '#features/accounts/sign-in/web/auth-session.ts';
import { ApiError, callApi } from '#shared/api/api-client.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { MailLinkPage } from '#ui/mail-link-page.tsx';
import { confirmEmailCall } from '../contract.ts';
import { accountSettingsTexts } from './texts.ts';

const ENDED: readonly (string | undefined)[] = ['CHANGE_LINK_ENDED', 'ADDRESS_TAKEN'];

/** Opened by the link in the mail to a new address. */
export function Page() {
  const texts = useTexts(accountSettingsTexts).changed;
  return (
    <MailLinkPage
      run={async (token) => {
        const answer = await callApi(confirmEmailCall, { body: { token } });
        // A person who is signed in here continues with the new address.
        void refreshSession();
        return answer;
      }}
      isEnded={(error) => error instanceof ApiError && ENDED.includes(error.code)}
      done={({ email }) => ({ title: texts.title, text: texts.text(email) })}
      ended={{ title: texts.ended, text: texts.endedText }}
    />
  );
}
