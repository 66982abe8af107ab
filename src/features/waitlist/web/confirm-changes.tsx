import { ApiError, callApi } from '#shared/api/api-client.ts';
import type { Locale } from '#shared/text/locale.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { MailLinkPage } from '#ui/mail-link-page.tsx';
import { confirmWaitlistCall } from '../contract.ts';
import { waitlistTexts } from './texts.ts';

/** The page of the link in a repeated sign-up's mail: applies its changes. */
export function ConfirmChanges({ locale }: { locale: Locale }) {
  const { done, ended } = useTextsIn(waitlistTexts, locale).confirm;
  return (
    <MailLinkPage
      locale={locale}
      run={(token) => callApi(confirmWaitlistCall, { body: { token } })}
      isEnded={(error) => error instanceof ApiError && error.status < 429}
      done={() => done}
      ended={ended}
    />
  );
}
