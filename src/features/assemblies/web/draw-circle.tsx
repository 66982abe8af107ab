import { readListFile } from '#features/draws/read-list-file.ts';
import type { PublicAssembly } from '../contract.ts';
import { useTexts } from './reader-locale.tsx';

const SIZE = 400;
const RADIUS = 170;

type Point = { x: number; y: number };

/** The circle of seats, and the walk along the order to those that were selected. */
export function DrawCircle({ assembly }: { assembly: PublicAssembly }) {
  const { texts, words } = useTexts();
  if (!assembly.listFile) return null;
  const { active, cancelled } = readListFile(assembly.listFile);
  const seats = [...active, ...cancelled].sort((a, b) => a - b);
  if (seats.length === 0) return null;
  const points = new Map(seats.map((seat, index) => [seat, pointOf(index, seats.length)]));
  const passed = Math.max(0, ...assembly.picks.map((pick) => pick.passed));
  const walk = assembly.lottery.slice(0, passed);
  const isCancelled = new Set(cancelled);
  const picked = assembly.picks.filter(({ status }) => status === 'awarded' || status === 'held');
  const dot = Math.max(2, Math.min(7, (Math.PI * RADIUS) / seats.length / 1.6));
  return (
    <figure className="rounded-card bg-paper p-5 shadow-card sm:p-7">
      <figcaption>
        <h2 className="text-2xl">{texts.circleTitle}</h2>
        <p className="mt-1 text-muted text-sm">
          {assembly.drawnAt ? texts.circleCaption : texts.circleWaiting}
        </p>
      </figcaption>
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={label(assembly, texts, words.kinds)}
        className="mx-auto mt-4 w-full max-w-md"
      >
        <path d={pathOf(walk, points)} className="fill-none stroke-gold" strokeWidth="1.5" />
        {seats.map((seat) => {
          const { x, y } = points.get(seat) ?? { x: 0, y: 0 };
          const tone = isCancelled.has(seat) ? 'fill-edge' : 'fill-forest';
          return <circle key={seat} cx={x} cy={y} r={dot} className={tone} />;
        })}
        {picked.map(({ seat, number, kind }) => {
          const { x, y } = points.get(seat) ?? { x: 0, y: 0 };
          return (
            <g key={number}>
              <circle
                cx={x}
                cy={y}
                r="15"
                className={kind === 'bid' ? 'fill-gold' : 'fill-terracotta'}
              />
              <text
                x={x}
                y={y + 4}
                textAnchor="middle"
                className={`font-semibold text-[0.6875rem] ${kind === 'bid' ? 'fill-ink' : 'fill-paper'}`}
              >
                {seat}
              </text>
            </g>
          );
        })}
        <circle cx={SIZE / 2} cy={SIZE / 2} r="58" className="fill-paper" />
        <text
          x={SIZE / 2}
          y={SIZE / 2 - 4}
          textAnchor="middle"
          className="fill-ink font-display text-4xl"
        >
          {active.length}
        </text>
        <text x={SIZE / 2} y={SIZE / 2 + 20} textAnchor="middle" className="fill-muted text-sm">
          {texts.circleCount}
        </text>
      </svg>
      <ul className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-1 text-muted text-sm">
        <Legend tone="bg-forest">{texts.legend.eligible}</Legend>
        {cancelled.length > 0 && <Legend tone="bg-edge">{texts.legend.cancelled}</Legend>}
        {picked.some(({ kind }) => kind !== 'bid') && (
          <Legend tone="bg-terracotta">{texts.legend.lottery}</Legend>
        )}
        {picked.some(({ kind }) => kind === 'bid') && (
          <Legend tone="bg-gold">{texts.legend.bid}</Legend>
        )}
      </ul>
    </figure>
  );
}

function Legend({ tone, children }: { tone: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`size-3 rounded-full ${tone}`} />
      {children}
    </li>
  );
}

function pointOf(index: number, count: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(SIZE / 2 + RADIUS * Math.cos(angle)),
    y: round(SIZE / 2 + RADIUS * Math.sin(angle)),
  };
}

/** From the middle to the first seat, then from seat to seat; bent, so that crossings stay readable. */
function pathOf(walk: readonly number[], points: ReadonlyMap<number, Point>): string {
  if (walk.length === 0) return '';
  const middle = SIZE / 2;
  const [first, ...others] = walk.flatMap((seat) => points.get(seat) ?? []);
  const bends = others.map(({ x, y }) => `Q${middle} ${middle} ${x} ${y}`);
  return [`M${middle} ${middle} L${first?.x} ${first?.y}`, ...bends].join(' ');
}

function label(
  { picks }: PublicAssembly,
  texts: ReturnType<typeof useTexts>['texts'],
  kinds: ReturnType<typeof useTexts>['words']['kinds'],
): string {
  if (picks.length === 0) return texts.circleLabel;
  const selected = picks.map(({ seat, kind }) => `${texts.seat} ${seat} (${kinds[kind]})`);
  return `${texts.circleLabel} ${texts.circleSelected(selected.join(', '))}`;
}
