import { ApiError, callApi } from '#shared/api-client.ts';
import { brand } from '#shared/brand.ts';
import { MailLinkPage } from '#ui/mail-link-page.tsx';
import { unsubscribeCall } from '../contract.ts';

/** Where the unsubscribe link of our mails leads. */
export function Page() {
  return (
    <MailLinkPage
      run={(token) => callApi(unsubscribeCall, { body: { token } })}
      isEnded={(error) => error instanceof ApiError && error.status < 429}
      done={() => ({
        title: 'You are unsubscribed',
        text: 'We send no more news to this address. Mails about an application or a payment of yours still come.',
      })}
      ended={{
        title: 'This link is no longer valid',
        text: `Write to ${brand.contactEmail} and we take you off the list.`,
      }}
    />
  );
}
