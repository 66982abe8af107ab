import { useDepositAmount } from '#features/program-rules/web/use-program.ts';
import { buttonStyles } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { callToActionTexts } from './texts.ts';
import { useCampaign } from './use-campaign.ts';

/** Links to the form and keeps the visitor's campaign. */
export function CallToAction() {
  const { title, text, action, form } = useTexts(callToActionTexts);
  const deposit = useDepositAmount();
  const campaign = useCampaign();
  return (
    <section className="bg-forest text-cream print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-5 py-14">
        <div className="max-w-2xl">
          <h2 className="text-title">{title}</h2>
          <p className="mt-3 text-cream/85">{text(deposit)}</p>
        </div>
        <a
          href={form.replace('#', `${campaign && `?${campaign}`}#`)}
          className={buttonStyles('accent', 'min-h-13 px-7 text-lg')}
        >
          {action}
        </a>
      </div>
    </section>
  );
}
