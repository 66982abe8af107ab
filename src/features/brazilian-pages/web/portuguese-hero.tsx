import { legalPath } from '#features/legal/legal-addresses.ts';
import { WaitingCost } from '#features/marketing/web/waiting-cost.tsx';
import { PortugueseWaitlistForm } from '#features/waitlist/web/portuguese-waitlist-form.tsx';
import { useBrazilianTexts } from './use-brazilian-texts.ts';

/** What the program is and how long the wait can be, with the form beside it. */
export function PortugueseHero() {
  const { hero: texts } = useBrazilianTexts();
  return (
    <section className="mx-auto grid max-w-6xl gap-12 px-5 pt-12 pb-20 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pt-20">
      <div>
        <p className="font-semibold text-terracotta-deep">{texts.eyebrow}</p>
        <h1 className="mt-4 text-hero">{texts.title}</h1>
        <p className="mt-6 max-w-xl text-lg text-muted">{texts.lead}</p>
        <dl className="mt-10 grid max-w-xl grid-cols-3 divide-x divide-line border-line border-y">
          {texts.facts.map(([figure, label]) => (
            <div key={label} className="flex flex-col-reverse justify-end px-4 py-5 first:pl-0">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="tabular font-display text-4xl text-forest sm:text-5xl">{figure}</dd>
            </div>
          ))}
        </dl>
        <WaitingCost className="mt-8" />
        <p className="mt-6 max-w-xl text-muted text-sm">
          {texts.wait} (
          <a href="#my-chance" className="underline underline-offset-4">
            {texts.myChance}
          </a>
          ).
        </p>
      </div>
      <FormCard />
    </section>
  );
}

function FormCard() {
  const { card: texts } = useBrazilianTexts();
  return (
    <section
      id="formulario"
      aria-labelledby="formulario-titulo"
      className="self-start rounded-card bg-paper p-6 shadow-card sm:p-8"
    >
      <h2 id="formulario-titulo" className="text-3xl">
        {texts.title}
      </h2>
      <p className="mt-2 text-muted">{texts.lead}</p>
      <ul className="mt-4 mb-6 flex flex-wrap gap-2 text-sm">
        {texts.promises.map((promise) => (
          <li
            key={promise}
            className="inline-flex items-center gap-1.5 rounded-full bg-leaf px-3 py-1 font-semibold text-forest"
          >
            <svg
              viewBox="0 0 16 16"
              className="size-3.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d="m3 8.5 3.2 3.2L13 5" />
            </svg>
            {promise}
          </li>
        ))}
      </ul>
      <PortugueseWaitlistForm />
      <p className="mt-4 text-muted text-sm">
        {texts.use}{' '}
        <a href={legalPath('privacy-policy', 'pt-BR')} className="underline">
          {texts.policy}
        </a>
        .
      </p>
    </section>
  );
}
