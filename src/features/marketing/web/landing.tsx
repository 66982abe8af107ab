import { useIsSignedIn } from '#features/accounts/web/auth-store.ts';
import { waitEstimator } from '#features/simulator/web/wait-part.ts';
import { ServedPart } from '#ui/served-part.tsx';
import type { Audience } from '../audience.ts';
import { FloatingButton } from './floating-button.tsx';
import { Hero } from './hero.tsx';
import { LiveFormSection } from './live-form-section.tsx';
import { PlanChooser } from './plan-chooser.tsx';
import { bankComparison, faq, howItWorks, journey, shortIntro } from './served-parts.ts';
import { useLandingVariant } from './use-landing-variant.ts';
import { ValueCards } from './value-cards.tsx';

const ENGLISH = { locale: 'en' } as const;

/** A landing page for one audience, long or short. */
export function Landing({ audience }: { audience: Audience }) {
  const variant = useLandingVariant();
  const isLong = variant === 'long';
  const isMember = useIsSignedIn();
  return (
    <>
      {isLong ? (
        <Hero audience={audience} />
      ) : (
        <ServedPart part={shortIntro} given={{ audience }} />
      )}
      {isLong && <ServedPart part={bankComparison} given={{ audience }} />}
      <ValueCards />
      <ServedPart part={journey} given={{}} />
      <ServedPart part={howItWorks} given={{}} />
      <ServedPart part={waitEstimator} given={ENGLISH} />
      <PlanChooser />
      <LiveFormSection key={variant} variant={variant} />
      {isLong && <ServedPart part={faq} given={{ audience }} />}
      {!isMember && <FloatingButton />}
    </>
  );
}
