import type { Audience } from '../audience.ts';
import { landingTexts } from '../texts.ts';
import { useLandingTexts } from './use-landing-texts.ts';
import { WaitingCost } from './waiting-cost.tsx';

export function ShortIntro({ audience }: { audience: Audience }) {
  const { shortIntro, myChance } = useLandingTexts(landingTexts);
  return (
    <section className="mx-auto max-w-6xl px-5 pt-12 md:pt-16">
      <h1 className="max-w-3xl text-title">{shortIntro.titles[audience]}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">
        {shortIntro.lead}{' '}
        <a href="#my-chance" className="underline underline-offset-4">
          {myChance}
        </a>
        . {shortIntro.notLoan}
      </p>
      <WaitingCost className="mt-6" />
    </section>
  );
}
