import { WaitlistSection } from '#features/waitlist/web/waitlist-section.tsx';
import { Hero } from './hero.tsx';

export function Page() {
  return (
    <>
      <Hero
        eyebrow="For real estate investors in Utah"
        title="Acquire the next property with your circle, not with a bank."
        lead="480 households contribute each month to one shared fund. Each month the fund buys for two of them. No down payment, no interest, 240 contributions."
      />
      <WaitlistSection />
    </>
  );
}
