import { awardChance } from '../../figures/award-chance.ts';
import type { CalculatorInputs } from '../../inputs/inputs.ts';
import { TERM_SENTENCE } from '../../sentences/award-sentences.ts';
import { writeFigure } from '../results/write-figure.ts';
import { ChoiceControl } from './choice-control.tsx';
import { NumberControl } from './number-control.tsx';

/** The one figure nobody can know, beside the answer it turns, with how likely it is. */
export function AwardControl() {
  return (
    <section aria-label="Month of award" className="rounded-card bg-leaf p-5 sm:px-6 print:hidden">
      <NumberControl input="awardMonth" note={writeNote} />
      <div className="mt-4">
        <ChoiceControl input="otherBidders" />
      </div>
      <p className="mt-3 text-sm">
        {TERM_SENTENCE} The chance is that of a member who never bids. The month starts where an
        award is as likely as not; move it and see the answer turn.
      </p>
    </section>
  );
}

/** 'after 10 years, 45% chance by then'. */
function writeNote(inputs: CalculatorInputs): string {
  const { amount, unit } = awardChance(inputs);
  return `${writeWait(inputs.awardMonth)}, ${writeFigure(amount, unit)} chance by then`;
}

/** 'after 10 years', 'after 3 years 2 months'. */
export function writeWait(month: number): string {
  const years = Math.floor(month / 12);
  const months = month % 12;
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
    months > 0 && `${months} ${months === 1 ? 'month' : 'months'}`,
  ].filter(Boolean);
  return `after ${parts.join(' ')}`;
}
