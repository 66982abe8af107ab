import { useTexts } from '#ui/language/use-texts.ts';
import { Spinner } from '#ui/spinner.tsx';
import { paymentTexts } from './texts.ts';

/** Placeholder of the provider's form. */
export function Preparing({ what = 'payment' }: { what?: 'payment' | 'form' }) {
  const texts = useTexts(paymentTexts);
  return (
    <div className="grid min-h-72 place-items-center text-forest">
      <Spinner label={what === 'form' ? texts.preparingForm : texts.preparingPayment} />
    </div>
  );
}
