import { groupNameIn } from '#features/groups/rules.ts';
import { payoutNames } from '#features/payouts/texts.ts';
import { formatChance } from '#shared/text/format-chance.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { type Formats, useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '#ui/use-read.ts';
import { listOwedCall, type OwedView } from '../contract.ts';
import type { OwedState } from '../rules.ts';
import { exitTexts } from './texts.ts';

const TONES: Record<OwedState, BadgeTone> = {
  undrawn: 'neutral',
  drawn: 'waiting',
  owed: 'waiting',
  asked: 'waiting',
  approved: 'waiting',
  paid: 'good',
  void: 'neutral',
};

/** What is owed to the member and what was paid, the same on every page that says so. */
export function OwedPanel({ owed }: { owed: readonly OwedView[] }) {
  const { owed: texts } = useTexts(exitTexts);
  return (
    <Panel title={texts.title}>
      {owed.length === 0 && <p className="mt-3 text-muted">{texts.none}</p>}
      <ul className="tabular mt-3 divide-y divide-line">
        {owed.map((one) => (
          <OwedRow key={one.id} owed={one} />
        ))}
      </ul>
    </Panel>
  );
}

/** The same, read by itself; without anything owed it is shown only on request. */
export function OwnOwed({ isShownEmpty = false }: { isShownEmpty?: boolean }) {
  const { data } = useRead(listOwedCall, {}, { isFresh: true });
  return data && (data.length > 0 || isShownEmpty) ? <OwedPanel owed={data} /> : null;
}

function OwedRow({ owed }: { owed: OwedView }) {
  const formats = useFormats();
  const { owed: texts, seat } = useTexts(exitTexts);
  const { kinds, states } = useTexts(payoutNames);
  const { kind, state, cents, groupName, chance } = owed;
  const { locale, dollars } = formats;
  const isWaiting = state === 'undrawn' || state === 'drawn';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{kinds[kind]}</p>
        <p className="text-muted text-sm">
          {seat(groupNameIn(groupName, locale), owed.seat)} · {whenOf(owed, texts, formats)}
        </p>
        {state === 'undrawn' && chance !== null && (
          <p className="max-w-md text-muted text-sm">
            {texts.chance(formatChance(chance, locale))}
          </p>
        )}
      </div>
      <div className="ml-auto text-right">
        <p className="font-display text-xl">{dollars(cents)}</p>
        <Badge tone={TONES[state]}>{isWaiting ? texts.states[state] : states[state]}</Badge>
      </div>
    </li>
  );
}

type Words = { paidOn: (day: string) => string; since: (day: string) => string } & {
  place: (place: number) => string;
};

function whenOf({ paidOn, place, since }: OwedView, texts: Words, { day, date }: Formats): string {
  if (paidOn) return texts.paidOn(date(paidOn));
  return place === null ? texts.since(day(since)) : texts.place(place);
}
