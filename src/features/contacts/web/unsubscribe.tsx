import { ApiError, callApi } from '#shared/api/api-client.ts';
import type { Locale } from '#shared/text/locale.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { MailLinkPage } from '#ui/mail-link-page.tsx';
import { unsubscribeCall } from '../contract.ts';
import { unsubscribeTexts } from './texts.ts';

export function Unsubscribe({ locale }: { locale: Locale }) {
  const { done, ended } = useTextsIn(unsubscribeTexts, locale);
  return (
    <MailLinkPage
      locale={locale}
      run={(token) => callApi(unsubscribeCall, { body: { token } })}
      isEnded={(error) => error instanceof ApiError && error.status < 429}
      done={() => done}
      ended={ended}
    />
  );
}
