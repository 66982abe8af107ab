import { useHiddenChat } from '#ui/use-hidden-chat.ts';
import { Benefits } from './benefits.tsx';
import { PortugueseFaq } from './portuguese-faq.tsx';
import { PortugueseHero } from './portuguese-hero.tsx';
import { StepsInPortuguese } from './steps-in-portuguese.tsx';

export function Page() {
  useHiddenChat();
  return (
    <>
      <PortugueseHero />
      <Benefits />
      <StepsInPortuguese />
      <PortugueseFaq />
    </>
  );
}
