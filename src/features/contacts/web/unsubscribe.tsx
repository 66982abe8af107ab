import { ApiError, callApi } from '#shared/api-client.ts';
import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locale.ts';
import { MailLinkPage } from '#ui/mail-link-page.tsx';
import { unsubscribeCall } from '../contract.ts';

const TEXTS = {
  en: {
    done: {
      title: 'You are unsubscribed',
      text: 'We send no more news to this address. Mails about an application or a payment of yours still come.',
    },
    ended: {
      title: 'This link is no longer valid',
      text: `Write to ${brand.contactEmail} and we take you off the list.`,
    },
  },
  'pt-BR': {
    done: {
      title: 'Inscrição cancelada',
      text: 'Não mandaremos mais novidades para este endereço. E-mails sobre uma inscrição ou um pagamento seu continuam chegando.',
    },
    ended: {
      title: 'Este link não vale mais',
      text: `Escreva para ${brand.contactEmail} e tiramos você da lista.`,
    },
  },
};

/** Where the unsubscribe link of our mails leads. */
export function Unsubscribe({ locale }: { locale: Locale }) {
  const { done, ended } = TEXTS[locale];
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
