import { useSyncExternalStore } from 'react';
import type { Locale } from '#shared/locale.ts';
import { buttonStyles } from '#ui/button.tsx';
import { foreignQuery } from '../address.ts';

const WORDS: Record<Locale, { title: string; text: string; action: string; form: string }> = {
  en: {
    title: 'Do the figures hold for you?',
    text: 'A $200 deposit reserves a spot and counts toward your first contribution. If no group forms within 120 days, it is refunded in full.',
    action: 'Reserve My Spot Now!',
    form: '/#application-form',
  },
  'pt-BR': {
    title: 'Os números fazem sentido para você?',
    text: 'Entre na lista, sem custo e sem compromisso: mandamos por e-mail como funciona e avisamos quando abrirmos um grupo.',
    action: 'Descubra Como Funciona',
    form: '/imovelnoseua#formulario',
  },
};

/** The way to the form; the campaign a visitor came by goes along. */
export function CallToAction({ locale = 'en' }: { locale?: Locale }) {
  const { title, text, action, form } = WORDS[locale];
  const campaign = useSyncExternalStore(neverChanges, readCampaign, () => '');
  return (
    <section className="bg-forest text-cream print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-5 py-14">
        <div className="max-w-2xl">
          <h2 className="text-title">{title}</h2>
          <p className="mt-3 text-cream/85">{text}</p>
        </div>
        <a
          href={form.replace('#', `${campaign && `?${campaign}`}#`)}
          className={buttonStyles('accent', 'min-h-13 px-7 text-lg')}
        >
          {action}
        </a>
      </div>
    </section>
  );
}

function readCampaign(): string {
  return foreignQuery(new URLSearchParams(window.location.search)).toString();
}

function neverChanges(): () => void {
  return () => {};
}
