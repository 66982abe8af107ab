import { ApiError, callApi } from '#shared/api/api-client.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { MailLinkPage } from '#ui/mail-link-page.tsx';
import { stopEmailChangeCall } from '../contract.ts';
import { accountSettingsTexts } from './texts.ts';

/** Opened by the link in the mail to the present address, when another one was asked for. */
export function Page() {
  const texts = useTexts(accountSettingsTexts).stopped;
  return (
    <MailLinkPage
      run={(token) => callApi(stopEmailChangeCall, { body: { token } })}
      isEnded={(error) => error instanceof ApiError && error.code === 'CHANGE_LINK_ENDED'}
      done={({ email }) => ({ title: texts.title, text: texts.text(email) })}
      ended={{ title: texts.ended, text: texts.endedText }}
    />
  );
}
