import { Button } from '#ui/button.tsx';
import { scrollToElement } from '#ui/scroll.ts';
import { HouseholdCircle } from './household-circle.tsx';

const BADGES = ['No Banks', 'No Interest', '20-Year Term'] as const;

type HeroProps = { eyebrow: string; title: string; lead: string };

/** What the programme is, in one screen, with the wait said plainly. */
export function Hero({ eyebrow, title, lead }: HeroProps) {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-5 pt-14 pb-20 md:grid-cols-[1.15fr_1fr] md:pt-20">
      <div>
        <p className="font-semibold text-terracotta-deep">{eyebrow}</p>
        <h1 className="mt-4 text-hero">{title}</h1>
        <p className="mt-6 max-w-xl text-lg text-muted">{lead}</p>
        <p className="tabular mt-6 font-display text-2xl text-forest">
          0% Down Payment • 0% Interest
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button tone="accent" onClick={() => scrollToElement('application-form')}>
            Reserve My Spot Now!
          </Button>
          <Button tone="quiet" onClick={() => scrollToElement('how-it-works')}>
            Learn How It Works
          </Button>
        </div>
        <ul className="mt-8 flex flex-wrap gap-2 text-sm">
          {BADGES.map((badge) => (
            <li key={badge} className="rounded-full border border-line bg-paper px-4 py-1.5">
              {badge}
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-xl text-muted text-sm">
          Not a loan, a bank or an investment. Two members are selected each month, so selection can
          come in month 1 or take up to 19 years; nobody can promise you a date.
        </p>
      </div>
      <HouseholdCircle className="mx-auto w-full max-w-md" />
    </section>
  );
}
