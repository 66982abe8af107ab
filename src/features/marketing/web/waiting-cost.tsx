import { landingPageTexts } from './texts.ts';
import { useLandingTexts } from './use-landing-texts.ts';

/** What the wait costs, in the first screen: the month, the sum, and the years. */
export function WaitingCost({ className = '' }: { className?: string }) {
  const { costs } = useLandingTexts(landingPageTexts).hero;
  return (
    <ul
      className={`max-w-xl divide-y divide-line rounded-2xl border border-line bg-paper px-5 sm:grid sm:grid-cols-3 sm:divide-x sm:divide-y-0 sm:px-0 ${className}`}
    >
      {costs.map(([figure, meaning]) => (
        <li key={figure} className="py-3 sm:px-4 sm:py-4">
          <strong className="tabular block font-display font-medium text-forest text-lg leading-tight sm:text-xl">
            {figure}
          </strong>
          <span className="mt-1 block text-sm leading-snug">{meaning}</span>
        </li>
      ))}
    </ul>
  );
}
