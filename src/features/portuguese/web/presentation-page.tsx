import { useQuery } from '@tanstack/react-query';
import type { PresentationState } from '#features/waitlist/event.ts';
import { PresentationRegistrationForm } from '#features/waitlist/web/presentation-registration-form.tsx';
import { useHiddenChat } from '#ui/use-hidden-chat.ts';
import { BankComparison } from './bank-comparison.tsx';
import { EventCard } from './event-card.tsx';
import { WhatYouWillLearn } from './what-you-will-learn.tsx';

const PRESENTATION_PATH = '/api/presentation';

export async function prepare({ read }: { read<T>(path: string): Promise<T> }) {
  await read(PRESENTATION_PATH);
  return {};
}

export function Page() {
  useHiddenChat();
  const { data } = useQuery<{ state: PresentationState }>({ queryKey: [PRESENTATION_PATH] });
  const state = data?.state ?? 'open';
  return (
    <>
      <Hero state={state} />
      <BankComparison />
      <WhatYouWillLearn />
    </>
  );
}

const INVITATIONS: Record<PresentationState, { title: string; text: string }> = {
  open: {
    title: 'Garanta a sua vaga',
    text: 'Gratuito, sem compromisso. O endereço completo vai por e-mail.',
  },
  full: {
    title: 'As vagas acabaram',
    text: 'Todos os lugares desta noite foram preenchidos. Volte mais tarde: vagas devolvidas reaparecem aqui.',
  },
  over: {
    title: 'Peça vaga na próxima',
    text: 'Esta apresentação já aconteceu. Registre-se e receba por e-mail a próxima data e o endereço, antes da divulgação.',
  },
};

function Hero({ state }: { state: PresentationState }) {
  const invitation = INVITATIONS[state];
  return (
    <section className="mx-auto grid max-w-6xl gap-x-14 gap-y-10 px-5 pt-12 pb-20 lg:grid-cols-[1.15fr_1fr] lg:items-start lg:pt-20">
      <div>
        <p className="font-semibold text-terracotta-deep">Apresentação gratuita, em português</p>
        <h1 className="mt-4 text-hero">Uma hora para entender como comprar imóvel sem banco.</h1>
        <p className="mt-6 max-w-xl text-lg text-muted">
          Venha ouvir, com números na mesa, como famílias de Utah compram imóvel em grupo, sem
          entrada e sem juros. Traga a sua família e as suas dúvidas; a pizza é por nossa conta.
        </p>
        <div className="mt-10">
          <EventCard state={state} />
        </div>
      </div>
      <section
        id="registro"
        aria-labelledby="registro-titulo"
        className="rounded-card bg-paper p-6 shadow-card sm:p-8 lg:sticky lg:top-24"
      >
        <h2 id="registro-titulo" className="text-3xl">
          {invitation.title}
        </h2>
        <p className="mt-2 mb-6 text-muted">{invitation.text}</p>
        <PresentationRegistrationForm state={state} />
      </section>
    </section>
  );
}
