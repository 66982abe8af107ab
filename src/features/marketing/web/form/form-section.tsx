import { useEffect, useState } from 'react';
import { ApplicationForm } from '#features/applications/web/application-form.tsx';
import {
  type FormRequest,
  listenForFormRequests,
} from '#features/applications/web/form-request.ts';
import type { FormVariant } from '#features/waitlist/web/form-variant.ts';
import { brand } from '#shared/brand.ts';
import { reloadable } from '#shared/reloadable.ts';
import { ScriptNotice } from '#ui/script-notice.tsx';
import { lazySection } from '#ui/section/lazy-section.tsx';
import { StaticSection } from '#ui/section/static-section.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { whatHappensNext } from '../static-sections.ts';
import { landingPageTexts } from '../texts.ts';
import { useLandingTexts } from '../use-landing-texts.ts';

const loadPaymentStep = reloadable(() => import('#features/deposits/web/payment-step.tsx'));
const WaitlistForm = lazySection(
  () => import('#features/waitlist/web/waitlist-form.tsx'),
  ({ WaitlistForm }) => WaitlistForm,
  { waiting: <Loading /> },
);

const SWITCH =
  'inline-flex min-h-11 items-center font-semibold text-forest underline decoration-2 decoration-terracotta underline-offset-4 hover:text-forest-deep';

function Loading() {
  const { loading } = useLandingTexts(landingPageTexts).form;
  return <Spinner label={loading} className="min-h-96 w-full" />;
}

export function FormSection({ variant }: { variant: FormVariant }) {
  const texts = useLandingTexts(landingPageTexts).form;
  const [request, setRequest] = useState<FormRequest>({ mode: 'application' });
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => {
    const stop = listenForFormRequests(setRequest);
    // Together with the requested mode, so that nobody types into the other one.
    setIsAlive(true);
    return stop;
  }, []);
  const isApplication = request.mode === 'application';
  return (
    <fieldset disabled={!isAlive} className="contents">
      <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-8 px-5 py-16 md:py-24 lg:grid-cols-[1fr_1.5fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="text-title">{isApplication ? texts.application : texts.waitlist}</h2>
          {isApplication ? (
            <>
              <p className="mt-4 text-lg text-muted">{texts.applicationLead}</p>
              <div className="hidden lg:block">
                <StaticSection section={whatHappensNext} given={{}} />
              </div>
              <p className="mt-8">
                {texts.notReady}{' '}
                <button
                  type="button"
                  className={SWITCH}
                  onClick={() => setRequest({ mode: 'waitlist' })}
                >
                  {texts.toWaitlist}
                </button>
              </p>
            </>
          ) : (
            <>
              <p className="mt-4 text-lg text-muted">{texts.waitlistLead}</p>
              <p className="mt-8">
                {texts.ready}{' '}
                <button
                  type="button"
                  className={SWITCH}
                  onClick={() => setRequest({ mode: 'application' })}
                >
                  {texts.toApplication}
                </button>
              </p>
            </>
          )}
        </div>
        <div className="rounded-card bg-paper p-5 shadow-card sm:p-9">
          <ScriptNotice
            off={
              <>
                {texts.needsScript}{' '}
                <a href={`mailto:${brand.contactEmail}`} className="underline">
                  {brand.contactEmail}
                </a>
                .
              </>
            }
            missing={texts.notStarted}
          />
          {isApplication ? (
            <ApplicationForm variant={variant} loadPaymentStep={loadPaymentStep} />
          ) : (
            <WaitlistForm variant={variant} amount={request.amount} />
          )}
        </div>
      </div>
    </fieldset>
  );
}
