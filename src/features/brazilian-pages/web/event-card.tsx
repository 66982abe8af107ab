import {
  eventWords,
  type PresentationEvent,
  type PresentationState,
} from '#features/waitlist/event.ts';

const NOTES: Record<PresentationState, string> = {
  open: 'Vagas limitadas',
  full: 'Vagas esgotadas',
  over: 'Já aconteceu',
};

type EventCardProps = { event: PresentationEvent; state: PresentationState };

/** The evening as an invitation card, all from the event's data. One that is over promises nothing. */
export function EventCard({ event, state }: EventCardProps) {
  const { day, month, weekday, year, hours, hoursInWords, duration } = eventWords(event);
  const facts = [
    // The hours in words stay on one line.
    ['Horário', `${hours} (${hoursInWords.replaceAll(' ', '\u00a0')})`],
    ['Duração', duration],
    ...(state === 'over'
      ? []
      : ([
          ['Lugares', NOTES[state]],
          ['Local', event.city],
          ['Endereço', 'Completo, só por e-mail, na confirmação'],
          ['Para comer', 'Pizza servida para todos'],
        ] as const)),
  ] as const;
  return (
    <section
      aria-label={state === 'over' ? 'O último evento' : 'O evento'}
      className="overflow-hidden rounded-card bg-forest text-cream"
    >
      {state !== 'open' && (
        <p className="mx-6 mt-6 -mb-1 w-fit rounded-full bg-cream px-3 py-1 font-semibold text-forest-deep text-sm sm:mx-8">
          {NOTES[state]}
        </p>
      )}
      <div className="flex items-end gap-5 px-6 pt-8 pb-6 sm:px-8">
        <p className="tabular font-display text-8xl leading-[0.8]">{day}</p>
        <p className="leading-snug">
          <span className="block font-display text-2xl sm:text-3xl">
            {month}
            {state === 'over' && ` de ${year}`}
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
