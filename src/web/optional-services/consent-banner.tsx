import { legalPath } from '#features/legal/legal-addresses.ts';
import type { PublicSettings } from '#shared/public-settings.ts';
import type { Locale } from '#shared/text/locale.ts';
import { Button } from '#ui/button.tsx';
import { pageLocale } from '#ui/language/page-locale.ts';
import type { Consent } from './consent.ts';

type Words = {
  label: string;
  question: (services: string) => string;
  chat: string;
  analytics: string;
  both: string;
  accept: string;
  refuse: string;
  policy: string;
};

const WORDS: Record<Locale, Words> = {
  en: {
    label: 'Optional services',
    question: (services) =>
      `May we load ${services}? The site works the same without it, and you can change your mind at any time.`,
    chat: 'our live chat',
    analytics: 'analytics that count visits',
    both: 'our live chat and analytics that count visits',
    accept: 'Allow',
    refuse: 'No, thanks',
    policy: 'Privacy Policy',
  },
  'pt-BR': {
    label: 'Serviços opcionais',
    question: (services) =>
      `Podemos carregar ${services}? O site funciona igual sem isso, e você pode mudar de ideia quando quiser.`,
    chat: 'o nosso chat',
    analytics: 'a contagem de visitas',
    both: 'o nosso chat e a contagem de visitas',
    accept: 'Permitir',
    refuse: 'Não, obrigado',
    policy: 'Política de privacidade',
  },
};

type Props = { settings: PublicSettings; onAnswer: (consent: NonNullable<Consent>) => void };

/** Asks for consent once; accepting and refusing are equally easy. */
export function ConsentBanner({ settings, onAnswer }: Props) {
  const locale = pageLocale();
  const words = WORDS[locale];
  const { chat, analytics } = settings;
  const services = chat && analytics ? words.both : chat ? words.chat : words.analytics;
  return (
    <section
      aria-label={words.label}
      className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-paper shadow-card"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
        <p className="grow basis-80 text-sm">
          {words.question(services)}{' '}
          <a href={`${legalPath('privacy-policy', locale)}#analytics-chat`} className="underline">
            {words.policy}
          </a>
        </p>
        <div className="flex gap-3">
          <Button tone="quiet" onClick={() => onAnswer('refused')}>
            {words.refuse}
          </Button>
          <Button tone="quiet" onClick={() => onAnswer('accepted')}>
            {words.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
