import { WaitlistSection } from '#features/waitlist/web/waitlist-section.tsx';
import { Hero } from './hero.tsx';

export function Page() {
  return (
    <>
      <Hero
        eyebrow="For first-time buyers in Utah"
        title="The bank said no. Your neighbors say yes."
        lead="Families who could not get a mortgage save together and acquire homes one after another. No down payment, no interest, no credit-score barrier."
      />
      <WaitlistSection />
    </>
  );
}
