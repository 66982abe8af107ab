import { openForm } from '#features/applications/web/form-request.ts';
import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import { Button } from '#ui/button.tsx';
import { scrollToElement } from '#ui/scroll.ts';
import { StaticSection } from '#ui/static-section.tsx';
import type { Audience } from '../audience.ts';
import { householdCircle } from './static-sections.ts';

/** While these buttons are in view, the floating one would only repeat them. */
export const HERO_ACTIONS_ID = 'hero-actions';

const BADGES = ['No Banks', 'No Interest', '20-Year Term'] as const;

/** Each line of a title begins a line of its own. */
const COPY: Record<Audience, { eyebrow: string; title: readonly string[]; lead: string }> = {
  investors: {
    eyebrow: 'For real estate investors in Utah',
    title: ['Acquire the next property with a circle, not a bank.'],
    lead: '480 households contribute to one shared fund every month, and the fund buys a property for each of two of them. You put nothing down and pay no interest: 240 contributions, and nothing else.',
  },
  homebuyers: {
    eyebrow: 'For first-time buyers in Utah',
    title: ['The bank said no.', 'A circle of neighbors can say yes.'],
    lead: '480 households contribute to one shared fund every month, and the fund buys a home for each of two of them. No credit-score barrier, no down payment to save up first, no interest.',
  },
};

/** What the programme is, in one screen, with the wait said plainly. */
export function Hero({ audience }: { audience: Audience }) {
  const { eyebrow, title, lead } = COPY[audience];
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
        <p className="tabular mt-6 font-display text-forest text-xl sm:text-2xl">
          0% Down Payment • 0% Interest
        </p>
        <p className="mt-3 max-w-xl text-lg text-muted">{lead}</p>
        <div id={HERO_ACTIONS_ID} className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button tone="accent" onClick={() => openForm({ mode: 'application' })}>
            Reserve My Spot Now!
          </Button>
          <Button tone="quiet" onClick={() => scrollToElement('how-it-works')}>
            Learn How It Works
          </Button>
        </div>
        <ul className="mt-6 flex flex-wrap gap-2 text-sm">
          {BADGES.map((badge) => (
            <li key={badge} className="rounded-full border border-line bg-paper px-3.5 py-1">
              {badge}
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-xl border-terracotta border-l-2 pl-4 text-sm">
          Two members are selected each month: one by lottery, one by highest bid. {WAIT_SENTENCE}{' '}
          Nobody can promise you a date (
          <a href="#my-chance" className="underline underline-offset-4">
            my chance, year by year
          </a>
          ). <strong className="font-semibold">Not a loan, a bank or an investment.</strong>
        </p>
      </div>
      <div className="mx-auto w-full max-w-md">
        <StaticSection section={householdCircle} given={{}} />
      </div>
    </section>
  );
}
