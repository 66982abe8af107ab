import { openForm } from '#features/applications/web/form-request.ts';
import { Button } from '#ui/button.tsx';
import { scrollToElement } from '#ui/scroll.ts';
import { StaticSection } from '#ui/section/static-section.tsx';
import type { Audience } from '../audience.ts';
import { householdCircle } from './static-sections.ts';
import { landingPageTexts } from './texts.ts';
import { useLandingTexts } from './use-landing-texts.ts';
import { WaitingCost } from './waiting-cost.tsx';

/** While these buttons are visible, the floating one is hidden. */
export const HERO_ACTIONS_ID = 'hero-actions';

export function Hero({ audience }: { audience: Audience }) {
  const { hero, reserve } = useLandingTexts(landingPageTexts);
  const { eyebrow, title, lead } = hero.audiences[audience];
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-14 gap-y-12 px-5 pt-10 pb-16 sm:pt-14 md:grid-cols-[1.4fr_1fr] lg:grid-cols-[1.2fr_1fr] md:pb-24 lg:pt-20">
      <div>
        <p className="font-semibold text-terracotta-deep">{eyebrow}</p>
        <h1 className="mt-3 text-hero">
          {title.map((line) => (
            <span key={line} className="block text-balance">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="tabular mt-6 font-display text-forest text-xl sm:text-2xl">{hero.terms}</p>
        <p className="mt-3 max-w-xl text-lg text-muted">{lead}</p>
        <WaitingCost className="mt-6" />
        <div id={HERO_ACTIONS_ID} className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button tone="accent" onClick={() => openForm({ mode: 'application' })}>
            {reserve}
          </Button>
          <Button tone="quiet" onClick={() => scrollToElement('how-it-works')}>
            {hero.learn}
          </Button>
        </div>
        <ul className="mt-6 flex flex-wrap gap-2 text-sm">
          {hero.badges.map((badge) => (
            <li key={badge} className="rounded-full border border-line bg-paper px-3.5 py-1">
              {badge}
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-xl border-terracotta border-l-2 pl-4 text-sm">
          {hero.wait} (
          <a href="#my-chance" className="underline underline-offset-4">
            {hero.myChance}
          </a>
          ). <strong className="font-semibold">{hero.notLoan}</strong>
        </p>
      </div>
      <div className="mx-auto w-full max-w-md">
        <StaticSection section={householdCircle} given={{}} />
      </div>
    </section>
  );
}
