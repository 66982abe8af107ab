import { ApiError, callApi } from '#shared/api-client.ts';
import type { Locale } from '#shared/locale.ts';
import { MailLinkPage } from '#ui/mail-link-page.tsx';
import { confirmWaitlistCall } from '../contract.ts';

const TEXTS = {
  en: {
    done: { title: 'Your new details are saved', text: 'Thank you. There is nothing else to do.' },
    ended: {
      title: 'This link is no longer valid',
      text: 'Please fill in the form again; we will send you a new one.',
    },
  },
  'pt-BR': {
    done: { title: 'Os novos dados estão salvos', text: 'Obrigado. Não falta mais nada.' },
    ended: {
      title: 'Este link não vale mais',
      text: 'Preencha o formulário de novo e mandaremos outro link.',
    },
  },
};

/** The page of the link in a repeated sign-up's mail: applies its changes. */
export function ConfirmChanges({ locale }: { locale: Locale }) {
  const { done, ended } = TEXTS[locale];
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
