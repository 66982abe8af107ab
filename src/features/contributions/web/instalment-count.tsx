import { useId } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import { contributionTexts } from './texts.ts';

type InstalmentCountProps = {
  count: number;
  most: number;
  /** The oldest unpaid instalment. */
  first: number;
  onChange: (count: number) => void;
};

const STEP =
  'grid size-12 shrink-0 place-items-center rounded-full border border-line bg-paper text-2xl hover:bg-sand disabled:opacity-40';

/** How many instalments to pay: two large buttons around a number field. */
export function InstalmentCount({ count, most, first, onChange }: InstalmentCountProps) {
  const { payPanel: texts, year } = useTexts(contributionTexts);
  const id = useId();
  const set = (value: number) => onChange(Math.min(most, Math.max(1, Math.floor(value) || 1)));
  const name = (k: number) => year.instalment(k).toLowerCase();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {texts.howMany}
      </label>
      <div className="flex items-center gap-3">
        <button
          type="button"
          className={STEP}
          aria-label={texts.fewer}
          disabled={count <= 1}
          onClick={() => set(count - 1)}
        >
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          value={count}
          aria-describedby={`${id}-hint`}
          onChange={(event) => set(Number(event.target.value))}
          className="tabular w-20 rounded-xl border border-line bg-paper px-2 py-3 text-center text-xl"
        />
        <button
          type="button"
          className={STEP}
          aria-label={texts.more}
          disabled={count >= most}
          onClick={() => set(count + 1)}
        >
          +
        </button>
      </div>
      <p id={`${id}-hint`} className="tabular mt-1.5 text-muted text-sm">
        {texts.oldest(name(first), name(first + count - 1))}
      </p>
    </div>
  );
}
