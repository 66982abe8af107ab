import { useIsSignedIn } from '#features/accounts/sign-in/web/auth-store.ts';
import { waitEstimator } from '#features/simulator/web/wait-section.ts';
import { StaticSection } from '#ui/section/static-section.tsx';
import type { Audience } from '../audience.ts';
import { FloatingButton } from './floating-button.tsx';
import { LiveFormSection } from './form/live-form-section.tsx';
import { PlanChooser } from './form/plan-chooser.tsx';
import { Hero } from './hero.tsx';
import { bankComparison, faq, howItWorks, journey, shortIntro } from './static-sections.ts';
import { useLandingVariant } from './use-landing-variant.ts';
import { ValueCards } from './value-cards.tsx';

const ENGLISH = { locale: 'en' } as const;

export function Landing({ audience }: { audience: Audience }) {
  const variant = useLandingVariant();
  const isLong = variant === 'long';
  const isMember = useIsSignedIn();
  return (
    <>
      {isLong ? (
        <Hero audience={audience} />
      ) : (
        <StaticSection section={shortIntro} given={{ audience }} />
      )}
      {isLong && <StaticSection section={bankComparison} given={{ audience }} />}
      <ValueCards />
      <StaticSection section={journey} given={{}} />
      <StaticSection section={howItWorks} given={{}} />
      <StaticSection section={waitEstimator} given={ENGLISH} />
      <PlanChooser />
      <LiveFormSection key={variant} variant={variant} />
      {isLong && <StaticSection section={faq} given={{ audience }} />}
      {!isMember && <FloatingButton />}
    </>
  );
}
