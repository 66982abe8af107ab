import type { ReactNode } from 'react';
import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import { RingOfDots } from './ring-of-dots.tsx';
import { SectionHeading } from './section-heading.tsx';

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

const STEPS: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Reserve your spot',
    text: 'Apply in about five minutes and pay a $200 deposit by card. It takes a place for you in the next group of your plan, counts toward your first contribution, and is refunded in full if the group is not formed within 120 days.',
    drawing: (
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
  },
  {
    title: 'Contribute together',
    text: 'Once 480 households have joined, the circle begins. Everyone pays the same monthly contribution into one fund: $2,344 on the $450,000 plan, $3,385 on the $650,000 plan, 240 times. No one lends, so no interest accrues.',
    drawing: (
      <>
        <RingOfDots radius={46} dots={HOUSEHOLDS} dotRadius={5} className="stroke-forest" />
        <path d={ARROWS} className="fill-none stroke-forest" strokeWidth="2" />
        <circle r="16" className="fill-gold" />
      </>
    ),
  },
  {
    title: 'Be selected and acquire',
    text: `Each month in which the fund’s balance is sufficient, two members are selected: one by lottery, one by highest bid. You then acquire your property within 30 to 60 days. Half of a circle is selected only in its second ten years. ${WAIT_SENTENCE}`,
    drawing: (
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
  },
];

/** The programme in three steps. */
export function HowItWorks() {
  return (
    <section id="how-it-works" className="mx-auto max-w-6xl px-5 py-16 md:py-24">
      <SectionHeading title="How the Program Works">
        Brazilian families have bought homes this way for decades; there it is called a{' '}
        <i lang="pt-BR">consórcio</i>. The idea fits in three steps.
      </SectionHeading>
      <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ title, text, drawing }, index) => (
          <li
            key={title}
            className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 gap-y-3 md:block"
          >
            <svg viewBox="-60 -60 120 120" className="w-full md:w-32" aria-hidden="true">
              <circle r="59" className="fill-sand" />
              {drawing}
            </svg>
            <h3 className="text-2xl md:mt-6">
              <span className="text-terracotta">{`${index + 1}.`}</span> {title}
            </h3>
            <p className="col-span-2 text-muted md:mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
