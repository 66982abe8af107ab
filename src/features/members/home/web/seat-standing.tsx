import { Link } from 'wouter';
import { groupNameIn } from '#features/groups/rules.ts';
import { brand } from '#shared/brand.ts';
import { buttonStyles } from '#ui/button.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { HomeSeat } from '../contract.ts';
import type { SeatState } from '../seat-state.ts';
import { Celebration } from './celebration.tsx';
import { sayState } from './say-state.ts';
import { homeTexts } from './texts.ts';

type Tone = 'calm' | 'open' | 'urgent' | 'joy' | 'over';

const TONES: Record<SeatState['kind'], Tone> = {
  before: 'open',
  'nothing-due': 'calm',
  finished: 'calm',
  due: 'open',
  processing: 'calm',
  late: 'urgent',
  'bid-placed': 'calm',
  'bid-held': 'open',
  'credit-held': 'urgent',
  selected: 'joy',
  buying: 'joy',
  'home-paid': 'joy',
  leaving: 'open',
  left: 'over',
  'left-before-start': 'over',
  closed: 'over',
  terminated: 'over',
  completed: 'joy',
};
const GROUNDS: Record<Tone, string> = {
  calm: 'bg-leaf',
  open: 'bg-clay',
  urgent: 'bg-danger-soft',
  joy: 'bg-forest-deep text-paper',
  over: 'bg-sand',
};

type SeatStandingProps = {
  seat: HomeSeat;
  /** The first seat's title is that of the page. */
  isFirst: boolean;
  name: string;
};

/** How a seat stands in one sentence, and the one next action. */
export function SeatStanding({ seat, isFirst, name }: SeatStandingProps) {
  const formats = useFormats();
  const texts = useTexts(homeTexts);
  const { title, lines, action, href } = sayState(seat.state, texts, formats);
  const tone = TONES[seat.state.kind];
  const Heading = isFirst ? 'h1' : 'h2';
  const { groupName, seat: number } = seat.contributions;
  const isJoy = tone === 'joy';
  return (
    <div
      className={`relative overflow-hidden rounded-card p-6 shadow-card sm:p-9 ${GROUNDS[tone]}`}
    >
      {seat.state.kind === 'selected' && <Celebration />}
      <p className={`relative text-sm sm:text-base ${isJoy ? 'text-leaf' : 'text-muted'}`}>
        {isFirst && <span className="mr-2 font-semibold">{texts.hello(name)}</span>}
        <span className="inline-block">
          {texts.seat(groupNameIn(groupName, formats.locale), number)}
        </span>
      </p>
      <Heading className="relative mt-2 max-w-2xl text-title">{title}</Heading>
      {lines.map((line) => (
        <p key={line} className="relative mt-2 max-w-2xl text-lg">
          {line}
        </p>
      ))}
      <p className="relative mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link
          href={href}
          className={
            isJoy
              ? buttonStyles(
                  'quiet',
                  '!border-transparent !bg-gold !text-forest-deep hover:!bg-clay',
                )
              : buttonStyles(tone === 'calm' || tone === 'over' ? 'primary' : 'accent')
          }
        >
          {action}
        </Link>
        {tone === 'urgent' && (
          <a
            href={`mailto:${brand.contactEmail}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {texts.write}
          </a>
        )}
      </p>
    </div>
  );
}
