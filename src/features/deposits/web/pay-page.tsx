import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { openSignIn } from '#features/accounts/sign-in/web/sign-in-store.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { useDepositAmount } from '#features/program-rules/web/use-program.ts';
import { ApiError, callApi } from '#shared/api/api-client.ts';
import { pageAddress } from '#shared/page-addresses.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { lazySection } from '#ui/section/lazy-section.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useIsHydrating } from '#ui/use-is-hydrating.ts';
import { payByLinkCall } from '../contract.ts';
import { depositTexts } from './texts.ts';

const DepositPayment = lazySection(
  () => import('./deposit-payment.tsx'),
  ({ DepositPayment }) => DepositPayment,
  {
    waiting: (
      <div className="grid min-h-72 place-items-center text-forest">
        <Preparing />
      </div>
    ),
  },
);

function Preparing() {
  return <Spinner label={useTexts(depositTexts).preparing} />;
}

/** The page of the pay link in our mails: the card form of one deposit, without an account. */
export function Page() {
  const texts = useTexts(depositTexts);
  const amount = useDepositAmount();
  const isHydrating = useIsHydrating();
  const token = isHydrating ? '' : window.location.hash.slice(1);
  const [planId, setPlanId] = useState<PlanId>();
  const [state, setState] = useState<'open' | 'paid' | 'ended'>('open');
  const start = useCallback(async () => {
    try {
      const setup = await callApi(payByLinkCall, { body: { token } });
      setPlanId(setup.planId);
      return setup;
    } catch (error) {
      const hasEnded = error instanceof ApiError && error.status === 404;
      if (hasEnded || (error instanceof ApiError && error.status === 422)) setState('ended');
      throw error;
    }
  }, [token]);
  const markPaid = useCallback(() => setState('paid'), []);
  return (
    <div className="mx-auto max-w-md px-5 pt-10 pb-20">
      <h1 className="text-title">
        {state === 'paid' ? texts.done.title : texts.dialog.title(amount)}
      </h1>
      {state === 'paid' ? (
        <Paid />
      ) : state === 'ended' || (!isHydrating && token === '') ? (
        <Ended />
      ) : (
        <>
          <p className="mt-3 mb-6 text-muted">{texts.dialog.page}</p>
          <div className="rounded-card bg-paper p-5 shadow-card sm:p-7">
            {token && (
              <DepositPayment
                place="landing"
                start={start}
                onPaid={markPaid}
                {...(planId ? { planId } : {})}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}

function Paid() {
  const { done, paidText } = useTexts(depositTexts);
  return (
    <>
      <p className="mt-4">{paidText.landing(useDepositAmount())}</p>
      <p className="mt-3">{done.page}</p>
      <Button
        className="mt-6"
        onClick={() => openSignIn({ title: done.createAccount, isNew: true })}
      >
        {done.createAccount}
      </Button>
    </>
  );
}

function Ended() {
  const { ended } = useTexts(depositTexts);
  return (
    <>
      <p className="mt-4">{ended.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => openSignIn()}>{ended.signIn}</Button>
        <Link href={pageAddress('home', useLocale())} className={buttonStyles('quiet')}>
          {ended.back}
        </Link>
      </div>
    </>
  );
}
