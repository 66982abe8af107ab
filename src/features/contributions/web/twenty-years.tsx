import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { InstalmentView, SeatContributions } from '../contract.ts';
import type { InstalmentState } from '../states.ts';
import { contributionTexts } from './texts.ts';

const FILLS: Record<InstalmentState, string> = {
  paid: 'fill-forest',
  prepaid: 'fill-gold',
  processing: 'fill-terracotta/50',
  late: 'fill-danger',
  due: 'fill-terracotta',
  upcoming: 'fill-sand',
  ended: 'fill-sand/50',
};
const SWATCHES: Record<InstalmentState, string> = {
  paid: 'bg-forest',
  prepaid: 'bg-gold',
  processing: 'bg-terracotta/50',
  late: 'bg-danger',
  due: 'bg-terracotta',
  upcoming: 'bg-sand',
  ended: 'bg-sand/50',
};
const PART_FILLS = { fund: 'fill-forest', administration: 'fill-gold', reserve: 'fill-terracotta' };
const PART_SWATCHES = { fund: 'bg-forest', administration: 'bg-gold', reserve: 'bg-terracotta' };
const PARTS = ['fund', 'administration', 'reserve'] as const;
const CELL = 10;

type TwentyYearsProps = { seat: SeatContributions; instalments: readonly InstalmentView[] };

/** All 240 months in one picture, and what the money paid so far was for. */
export function TwentyYears({ seat, instalments }: TwentyYearsProps) {
  const { dollars } = useFormats();
  const texts = useTexts(contributionTexts);
  const done = seat.paid + seat.prepaid;
  const states = [...new Set(instalments.map(({ state }) => state))];
  return (
    <Panel title={texts.twenty.title}>
      <p className="mt-2 text-muted text-sm">{texts.twenty.intro}</p>
      <svg
        viewBox={`0 0 ${12 * CELL} ${20 * CELL}`}
        role="img"
        aria-label={texts.twenty.picture(done, seat.month)}
        className="mx-auto mt-4 w-full max-w-72"
      >
        {instalments.map(({ k, state }) => (
          <rect
            key={k}
            x={((k - 1) % 12) * CELL + 0.75}
            y={Math.floor((k - 1) / 12) * CELL + 0.75}
            width={CELL - 1.5}
            height={CELL - 1.5}
            rx="2"
            className={`${FILLS[state]} ${k === seat.month ? 'stroke-ink' : ''}`}
            strokeWidth="1.2"
          />
        ))}
      </svg>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
        {states.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span className={`size-3.5 rounded-sm ${SWATCHES[state]}`} />
            {texts.states[state]}
          </li>
        ))}
        {seat.month >= 1 && seat.month <= 240 && (
          <li className="flex items-center gap-2">
            <span className="size-3.5 rounded-sm border-2 border-ink" />
            {texts.twenty.now}
          </li>
        )}
      </ul>
      <h3 className="mt-6 text-lg">{texts.twenty.where}</h3>
      <MoneyBar seat={seat} />
      <dl className="tabular mt-3 grid gap-y-1.5 text-sm">
        {PARTS.map((part) => (
          <div key={part} className="flex items-center gap-2">
            <dt className="flex grow items-center gap-2">
              <span className={`size-3.5 shrink-0 rounded-sm ${PART_SWATCHES[part]}`} />
              {texts.parts[part]}
            </dt>
            <dd className="font-semibold">{dollars(seat.totals[part])}</dd>
          </div>
        ))}
        <div className="flex gap-2 border-line border-t pt-1.5">
          <dt className="grow">{texts.parts.amount}</dt>
          <dd className="font-semibold">{dollars(seat.totals.amount)}</dd>
        </div>
        <div className="flex gap-2 text-muted">
          <dt className="grow">{texts.parts.left}</dt>
          <dd>{dollars(seat.leftCents)}</dd>
        </div>
      </dl>
    </Panel>
  );
}

function MoneyBar({ seat }: { seat: SeatContributions }) {
  const total = seat.totals.amount + seat.leftCents;
  let x = 0;
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-3 h-3 w-full"
      aria-hidden="true"
    >
      <rect width="100" height="4" className="fill-sand" />
      {PARTS.map((part) => {
        const width = total > 0 ? (seat.totals[part] / total) * 100 : 0;
        const rect = (
          <rect key={part} x={x} width={width} height="4" className={PART_FILLS[part]} />
        );
        x += width;
        return rect;
      })}
    </svg>
  );
}
