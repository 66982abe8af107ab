import { copyLink } from '#ui/copy-link.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { inputsToQuery } from '../address.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import type { Tab } from '../tabs/tabs.ts';
import { calculatorTexts } from '../texts.ts';
import { useCalculator } from './use-calculator.ts';

const STYLE =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 font-semibold text-sm hover:bg-sand';

/** Copies a link to these figures, and prints the page. */
export function ShareButtons({ tab }: { tab: Tab }) {
  const { getInputs } = useCalculator();
  const locale = useLocale();
  const texts = useTexts(calculatorTexts);
  const copy = () => copyLink(linkTo(tab, getInputs('atOnce')), texts.linkOpens, locale);
  return (
    <div className="flex gap-2">
      <button type="button" className={STYLE} onClick={() => void copy()}>
        {texts.copyLink}
      </button>
      <button type="button" className={STYLE} onClick={() => window.print()}>
        {texts.print}
      </button>
    </div>
  );
}

/** Without the visitor's campaign: whoever opens the link did not come by it. */
function linkTo(tab: Tab, inputs: CalculatorInputs): string {
  const url = new URL(window.location.pathname, window.location.origin);
  url.search = inputsToQuery(inputs, tab).toString();
  return url.href;
}
