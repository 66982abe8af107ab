import { memo, useMemo } from 'react';
import { readListFile } from '#features/draws/read-list-file.ts';
import { Button } from '#ui/button.tsx';
import type { PublicAssembly } from '../contract.ts';
import { arcOf, MIDDLE, pathOf, pointOf, RADIUS, SIZE } from './circle-geometry.ts';
import { useReaderTexts } from './reader-locale.tsx';
import type { Live } from './use-live-assembly.ts';
import { useWalk } from './use-walk.ts';

type Texts = ReturnType<typeof useReaderTexts>['texts'];

/** The circle of seats, with the animated walk through the drawn order to the selected seats. */
export function DrawCircle({ assembly, live }: { assembly: PublicAssembly; live: Live }) {
  const { texts, words } = useReaderTexts();
  const { active, cancelled, seats, places } = useMemo(
    () => readSeats(assembly.listFile ?? ''),
    [assembly.listFile],
  );
  const passed = Math.max(0, ...assembly.picks.map((pick) => pick.passed));
  const walk = assembly.lottery.slice(0, passed);
  const isWalking = live.stage === 'walk';
  const walked = useWalk(
    walk.flatMap((seat) => places.get(seat) ?? []),
    seats.length,
    { isPlaying: isWalking, onEnd: live.finish },
  );
  if (seats.length === 0) return null;
  const isResult = live.stage === 'result' && assembly.drawnAt !== null;
  const point = (seat: number) => pointOf(places.get(seat) ?? 0, seats.length);
  const reached = isResult ? walk : walk.slice(0, walked?.step ?? 0);
  const selected = assembly.picks.filter(({ status }) => status === 'awarded' || status === 'held');
  const shown = selected.filter(
    ({ seat, kind }) => isResult || (isWalking && kind !== 'bid' && reached.includes(seat)),
  );
  return (
    <figure className="rounded-card bg-paper p-5 shadow-card sm:p-7">
      <figcaption>
        <h2 className="text-2xl">{isWalking ? texts.live.walkTitle : texts.circleTitle}</h2>
        <p className="mt-1 text-muted text-sm" role={isWalking ? 'status' : undefined}>
          {isWalking
            ? sentenceOf(
                texts,
                walked?.isThere ? walk[walked.step] : undefined,
                assembly,
                cancelled,
              )
            : isResult
              ? texts.circleCaption
              : texts.circleWaiting}
        </p>
      </figcaption>
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={isResult ? label(assembly, texts, words.kinds) : texts.circleLabel}
        className="mx-auto mt-4 w-full max-w-md"
      >
        <path d={pathOf(reached.map(point))} className="fill-none stroke-gold" strokeWidth="1.5" />
        <Seats seats={seats} cancelled={cancelled} />
        {walked && (
          <path
            d={arcOf(walked.from, walked.at, seats.length)}
            className="fill-none stroke-gold"
            strokeWidth="5"
            strokeLinecap="round"
          />
        )}
        {shown.map(({ seat, number, kind }) => (
          <Selected key={number} at={point(seat)} seat={seat} isBid={kind === 'bid'} />
        ))}
        {walked && <Walker at={pointOf(walked.at, seats.length)} />}
        <circle cx={MIDDLE} cy={MIDDLE} r="58" className="fill-paper" />
        <Middle
          count={walked ? (seats[Math.round(walked.at) % seats.length] ?? 0) : active.length}
          word={walked ? texts.seat : texts.circleCount}
        />
      </svg>
      <ul className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-1 text-muted text-sm">
        <Legend tone="bg-forest">{texts.legend.eligible}</Legend>
        {cancelled.length > 0 && <Legend tone="bg-edge">{texts.legend.cancelled}</Legend>}
        {shown.some(({ kind }) => kind !== 'bid') && (
          <Legend tone="bg-terracotta">{texts.legend.lottery}</Legend>
        )}
        {shown.some(({ kind }) => kind === 'bid') && (
          <Legend tone="bg-gold">{texts.legend.bid}</Legend>
        )}
      </ul>
      {(isWalking || (isResult && walk.length > 0)) && (
        <p className="mt-4 text-center">
          <Button tone="quiet" onClick={isWalking ? live.finish : live.watch}>
            {isWalking ? texts.live.skip : texts.live.watch}
          </Button>
        </p>
      )}
    </figure>
  );
}

/** The seats of a list in their order on the circle. */
function readSeats(listFile: string) {
  const { active, cancelled } = readListFile(listFile);
  const seats = [...active, ...cancelled].sort((a, b) => a - b);
  return { active, cancelled, seats, places: new Map(seats.map((seat, index) => [seat, index])) };
}

/** The sentence for the seat that the walk has reached. */
function sentenceOf(
  texts: Texts,
  seat: number | undefined,
  { picks }: PublicAssembly,
  cancelled: readonly number[],
): string {
  if (seat === undefined) return texts.live.walkHint;
  if (cancelled.includes(seat)) return texts.live.walkCancelled(seat);
  const isSelected = picks.some((pick) => pick.seat === seat && pick.kind !== 'bid');
  return isSelected ? texts.live.walkSelected(seat) : texts.live.walkSeat(seat);
}

type SeatsProps = { seats: readonly number[]; cancelled: readonly number[] };

/** The dots, memoized because the walk renders every frame. */
const Seats = memo(({ seats, cancelled }: SeatsProps) => {
  const isCancelled = new Set(cancelled);
  const dot = Math.max(2, Math.min(7, (Math.PI * RADIUS) / seats.length / 1.6));
  return seats.map((seat, index) => {
    const { x, y } = pointOf(index, seats.length);
    const tone = isCancelled.has(seat) ? 'fill-edge' : 'fill-forest';
    return <circle key={seat} cx={x} cy={y} r={dot} className={tone} />;
  });
});

type Place = { x: number; y: number };

function Selected({ at, seat, isBid }: { at: Place; seat: number; isBid: boolean }) {
  return (
    <g className="animate-fade">
      <circle cx={at.x} cy={at.y} r="15" className={isBid ? 'fill-gold' : 'fill-terracotta'} />
      <text
        x={at.x}
        y={at.y + 4}
        textAnchor="middle"
        className={`font-semibold text-[0.6875rem] ${isBid ? 'fill-ink' : 'fill-paper'}`}
      >
        {seat}
      </text>
    </g>
  );
}

function Walker({ at }: { at: Place }) {
  return (
    <circle cx={at.x} cy={at.y} r="9" className="fill-paper stroke-terracotta" strokeWidth="4" />
  );
}

function Middle({ count, word }: { count: number; word: string }) {
  return (
    <>
      <text
        x={MIDDLE}
        y={MIDDLE - 4}
        textAnchor="middle"
        className="fill-ink font-display text-4xl"
      >
        {count}
      </text>
      <text x={MIDDLE} y={MIDDLE + 20} textAnchor="middle" className="fill-muted text-sm">
        {word}
      </text>
    </>
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

function label(
  { picks }: PublicAssembly,
  texts: Texts,
  kinds: ReturnType<typeof useReaderTexts>['words']['kinds'],
): string {
  if (picks.length === 0) return texts.circleLabel;
  const selected = picks.map(({ seat, kind }) => `${texts.seat} ${seat} (${kinds[kind]})`);
  return `${texts.circleLabel} ${texts.circleSelected(selected.join(', '))}`;
}
