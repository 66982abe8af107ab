import type { readPresentationCall } from '#features/waitlist/contract.ts';
import { FIRST_EVENT } from '#features/waitlist/event.ts';
import { PresentationRegistrationForm } from '#features/waitlist/web/presentation-registration-form.tsx';
import { type CallAnswer, callAt, type ReadCall } from '#shared/api/call.ts';
import { useHiddenChat } from '#ui/dialog/use-hidden-chat.ts';
import { useRead } from '#ui/use-read.ts';
import { BankComparison } from './bank-comparison.tsx';
import { EventCard } from './event-card.tsx';
import { useBrazilianTexts } from './use-brazilian-texts.ts';
import { WhatYouWillLearn } from './what-you-will-learn.tsx';

const PRESENTATION = callAt<typeof readPresentationCall>('GET', '/api/presentation');
type Presentation = CallAnswer<typeof readPresentationCall>;

export async function prepare({ read }: { read: ReadCall }) {
  await read(PRESENTATION, {});
  return {};
}

export function Page() {
  useHiddenChat();
  const { data } = useRead(PRESENTATION, {});
  const presentation = data ?? { ...FIRST_EVENT, state: 'over' as const };
  return (
    <>
      <Hero presentation={presentation} />
      <BankComparison />
      <WhatYouWillLearn />
    </>
  );
}

function Hero({ presentation }: { presentation: Presentation }) {
  const { state, text } = presentation;
  const { presentation: texts } = useBrazilianTexts();
  const invitation = texts.invitations[state];
  const { eyebrow, lead } = texts.copy[state === 'over' ? 'over' : 'coming'];
  return (
    <section className="mx-auto grid max-w-6xl gap-x-14 gap-y-10 px-5 pt-12 pb-20 lg:grid-cols-[1.15fr_1fr] lg:items-start lg:pt-20">
      <div>
        <p className="font-semibold text-terracotta-deep">{eyebrow}</p>
        <h1 className="mt-4 text-hero">{texts.title}</h1>
        <p className="mt-6 max-w-xl text-lg text-muted">{lead}</p>
        {text && state !== 'over' && <p className="mt-4 max-w-xl text-lg">{text}</p>}
        <div className="mt-10">
          <EventCard event={presentation} state={state} />
        </div>
      </div>
      <section
        id="inscricao"
        aria-labelledby="inscricao-titulo"
        className="rounded-card bg-paper p-6 shadow-card sm:p-8 lg:sticky lg:top-24"
      >
        <h2 id="inscricao-titulo" className="text-3xl">
          {invitation.title}
        </h2>
        <p className="mt-2 mb-6 text-muted">{invitation.text}</p>
        <PresentationRegistrationForm event={presentation} state={state} />
      </section>
    </section>
  );
}
