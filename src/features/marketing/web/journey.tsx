import type { JourneyPhase } from '../landing-texts.ts';
import { landingTexts } from '../texts.ts';
import { SectionHeading } from './section-heading.tsx';
import { useLandingTexts } from './use-landing-texts.ts';

const tabId = (id: string) => `journey-tab-${id}`;
const panelId = (id: string) => `journey-panel-${id}`;

/** The five phases as tabs. Without scripts every phase is shown, one under the other. */
export function Journey() {
  const { title, lead, label, phases } = useLandingTexts(landingTexts).journey;
  return (
    <section className="border-line border-y bg-leaf">
      <div className="mx-auto max-w-6xl px-5 py-16 md:py-24">
        <SectionHeading title={title}>{lead}</SectionHeading>
        <div className="mt-10 grid gap-x-12 gap-y-6 md:grid-cols-[20rem_1fr]">
          <div
            role="tablist"
            aria-label={label}
            className="relative grid grid-cols-5 md:block md:space-y-1 md:self-start"
          >
            <span
              aria-hidden="true"
              className="absolute top-5 right-[10%] left-[10%] h-px bg-forest/30 md:top-8 md:bottom-8 md:left-[2.25rem] md:h-auto md:w-px"
            />
            {phases.map((phase, index) => (
              <PhaseTab key={phase.id} phase={phase} index={index} />
            ))}
          </div>
          <div className="rounded-card bg-paper p-6 shadow-card sm:p-9">
            {phases.map((phase, index) => (
              <PhasePanel key={phase.id} phase={phase} isShown={index === 0} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function PhaseTab({ phase, index }: { phase: JourneyPhase; index: number }) {
  const isSelected = index === 0;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(phase.id)}
      aria-controls={panelId(phase.id)}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className="group relative flex w-full flex-col items-center gap-2 rounded-2xl forced-colors:aria-selected:outline-3 md:flex-row md:gap-4 md:p-4 md:text-left md:transition-colors md:aria-selected:bg-paper"
    >
      <span className="tabular grid size-10 shrink-0 place-items-center rounded-full border border-forest/40 bg-leaf font-display text-forest text-lg transition-colors group-aria-selected:border-forest group-aria-selected:bg-forest group-aria-selected:text-paper">
        {index + 1}
      </span>
      <span className="hidden md:block">
        <span className="block font-semibold leading-snug">{phase.title}</span>
        <span className="block text-muted text-sm">{phase.when}</span>
      </span>
      <span className="max-[430px]:sr-only group-aria-selected:max-[430px]:not-sr-only group-aria-selected:max-[430px]:whitespace-nowrap text-xs leading-tight group-aria-selected:font-semibold sm:text-sm md:hidden">
        {phase.short}
      </span>
    </button>
  );
}

function PhasePanel({ phase, isShown }: { phase: JourneyPhase; isShown: boolean }) {
  return (
    <div
      role="tabpanel"
      id={panelId(phase.id)}
      aria-labelledby={tabId(phase.id)}
      data-hidden={isShown ? undefined : ''}
      className="no-script:mb-10"
    >
      <p className="font-semibold text-terracotta-deep">{phase.when}</p>
      <h3 className="mt-1 text-2xl sm:text-3xl">{phase.title}</h3>
      <p className="mt-4 text-lg">{phase.lead}</p>
      <ul className="mt-5 space-y-2.5">
        {phase.points.map((point) => (
          <li key={point} className="flex gap-3">
            <span className="mt-2.5 size-1.5 shrink-0 rounded-full bg-forest" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-6 border-terracotta border-l-2 pl-4 text-sm">
        {phase.note}
        {phase.link && (
          <>
            {' '}
            <a href={phase.link.href} className="underline underline-offset-4">
              {phase.link.label}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
