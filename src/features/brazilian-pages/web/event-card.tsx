import {
  eventWords,
  type PresentationEvent,
  type PresentationState,
} from '#features/waitlist/event.ts';
import { waitlistNames } from '#features/waitlist/texts.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { useBrazilianTexts } from './use-brazilian-texts.ts';

type EventCardProps = { event: PresentationEvent; state: PresentationState };

/** The event as an invitation card; a past event shows neither seats nor place. */
export function EventCard({ event, state }: EventCardProps) {
  const { presentation: texts } = useBrazilianTexts();
  const { facts: labels, notes } = texts;
  const names = useTexts(waitlistNames);
  const { day, month, weekday, year, hours, from, until, minutes } = eventWords(event, useLocale());
  const facts = [
    // Non-breaking spaces keep the hours on one line.
    [labels.time, names.hours(hours, names.range(from, until).replaceAll(' ', '\u00a0'))],
    [labels.duration, names.duration(minutes)],
    ...(state === 'over'
      ? []
      : ([
          [labels.seats, notes[state]],
          [labels.place, event.city],
          [labels.address, labels.addressText],
          [labels.food, labels.foodText],
        ] as const)),
  ] as const;
  return (
    <section
      aria-label={state === 'over' ? texts.lastEvent : texts.event}
      className="overflow-hidden rounded-card bg-forest text-cream"
    >
      {state !== 'open' && (
        <p className="mx-6 mt-6 -mb-1 w-fit rounded-full bg-cream px-3 py-1 font-semibold text-forest-deep text-sm sm:mx-8">
          {notes[state]}
        </p>
      )}
      <div className="flex items-end gap-5 px-6 pt-8 pb-6 sm:px-8">
        <p className="tabular font-display text-8xl leading-[0.8]">{day}</p>
        <p className="leading-snug">
          <span className="block font-display text-2xl sm:text-3xl">
            {state === 'over' ? texts.monthOf(month, year) : month}
          </span>
          <span className="block text-cream/85">{weekday}</span>
        </p>
      </div>
      <dl className="divide-y divide-cream/20 border-cream/40 border-t border-dashed px-6 py-2 sm:px-8">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[6.5rem_1fr] gap-3 py-3">
            <dt className="text-cream/75">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
