import type { ReactNode } from 'react';
import { landingTexts } from '../texts.ts';
import { RingOfDots } from './ring-of-dots.tsx';
import { SectionHeading } from './section-heading.tsx';
import { useLandingTexts } from './use-landing-texts.ts';

const HOUSEHOLDS = 12;
/** From each household to the fund, as one path. */
const ARROWS = Array.from({ length: HOUSEHOLDS }, (_, index) => {
  const angle = (index * 2 * Math.PI) / HOUSEHOLDS;
  const at = (x: number, y: number) =>
    [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
      .map((length) => Number(length.toFixed(2)))
      .join(' ');
  return `M${at(0, -36)}L${at(0, -24)}M${at(-3, -28)}L${at(0, -24)}L${at(3, -28)}`;
}).join('');

/** The two households that are selected in the last drawing, in degrees. */
const SELECTED = [30, 240] as const;

const DRAWINGS = {
  reserve: (
    <>
      <RingOfDots radius={44} dots={HOUSEHOLDS} dotRadius={7} className="stroke-forest" />
      <circle
        r="9"
        transform="rotate(330) translate(0 -44)"
        className="fill-paper stroke-terracotta"
        strokeWidth="3"
        strokeDasharray="4 3"
      />
    </>
  ),
  contribute: (
    <>
      <RingOfDots radius={46} dots={HOUSEHOLDS} dotRadius={5} className="stroke-forest" />
      <path d={ARROWS} className="fill-none stroke-forest" strokeWidth="2" />
      <circle r="16" className="fill-gold" />
    </>
  ),
  acquire: (
    <>
      <RingOfDots radius={46} dots={HOUSEHOLDS} dotRadius={5} className="stroke-forest" />
      {SELECTED.map((angle) => (
        <circle
          key={angle}
          r="6"
          transform={`rotate(${angle}) translate(0 -46)`}
          className="fill-terracotta"
        />
      ))}
      <path d="M-19 3 0 -17 19 3v20h-38Z" className="fill-terracotta" />
      <path d="M-5 23V9H5v14Z" className="fill-paper" />
    </>
  ),
} satisfies Record<string, ReactNode>;

const STEPS = ['reserve', 'contribute', 'acquire'] as const;

/** The program in three steps. */
export function HowItWorks() {
  const { title, lead, steps } = useLandingTexts(landingTexts).howItWorks;
  const [before, after] = lead;
  return (
    <section id="how-it-works" className="mx-auto max-w-6xl px-5 py-16 md:py-24">
      <SectionHeading title={title}>
        {before}
        <i lang="pt-BR">consórcio</i>
        {after}
      </SectionHeading>
      <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
        {STEPS.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 gap-y-3 md:block"
          >
            <svg viewBox="-60 -60 120 120" className="w-full md:w-32" aria-hidden="true">
              <circle r="59" className="fill-sand" />
              {DRAWINGS[step]}
            </svg>
            <h3 className="text-2xl md:mt-6">
              <span className="text-terracotta">{`${index + 1}.`}</span> {steps[step].title}
            </h3>
            <p className="col-span-2 text-muted md:mt-2">{steps[step].text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
