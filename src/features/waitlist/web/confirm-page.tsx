import { ApiError, callApi } from '#shared/api-client.ts';
import { MailLinkPage } from '#ui/mail-link-page.tsx';
import { confirmWaitlist } from '../contract.ts';

const DONE = {
  en: { title: 'Your new details are saved', text: 'Thank you. There is nothing else to do.' },
  'pt-BR': { title: 'Os novos dados estão salvos', text: 'Obrigado. Não falta mais nada.' },
};

/** The page of the link in a repeated sign-up's mail: applies its changes. */
export function Page() {
  return (
    <MailLinkPage
      run={(token) => callApi(confirmWaitlist, { body: { token } })}
      isEnded={(error) => error instanceof ApiError && error.status < 429}
      done={({ locale }) => DONE[locale]}
      ended={{
        title: 'This link is no longer valid',
        text: 'Please fill in the form again; we will send you a new one.',
      }}
    />
  );
}
