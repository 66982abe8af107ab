import { waitEstimator } from '#features/simulator/web/wait-section.ts';
import { useHiddenChat } from '#ui/dialog/use-hidden-chat.ts';
import { StaticSection } from '#ui/section/static-section.tsx';
import { Benefits } from './benefits.tsx';
import { PortugueseFaq } from './portuguese-faq.tsx';
import { PortugueseHero } from './portuguese-hero.tsx';
import { StepsInPortuguese } from './steps-in-portuguese.tsx';

const PORTUGUESE = { locale: 'pt-BR' } as const;

export function Page() {
  useHiddenChat();
  return (
    <>
      <PortugueseHero />
      <Benefits />
      <StepsInPortuguese />
      <StaticSection section={waitEstimator} given={PORTUGUESE} />
      <PortugueseFaq />
    </>
  );
}
