import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { openSignIn } from '#features/accounts/web/sign-in-store.ts';
import { ApiError, callApi } from '#shared/api-client.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useIsHydrating } from '#ui/use-is-hydrating.ts';
import { payByLinkCall } from '../contract.ts';

const DepositPayment = lazyPart(
  () => import('./deposit-payment.tsx'),
  ({ DepositPayment }) => DepositPayment,
  {
    waiting: (
      <div className="grid min-h-72 place-items-center text-forest">
        <Spinner label="Preparing the payment" />
      </div>
    ),
  },
);

/** The page of the pay link in our mails: the card form of one deposit, without an account. */
export function Page() {
  const isHydrating = useIsHydrating();
  const token = isHydrating ? '' : window.location.hash.slice(1);
  const [state, setState] = useState<'open' | 'paid' | 'ended'>('open');
  const start = useCallback(async () => {
    try {
      return await callApi(payByLinkCall, { body: { token } });
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
        {state === 'paid' ? 'Deposit Processed' : 'Complete Your $200 Deposit'}
      </h1>
      {state === 'paid' ? (
        <Paid />
      ) : state === 'ended' || (!isHydrating && token === '') ? (
        <Ended />
      ) : (
        <>
          <p className="mt-3 mb-6 text-muted">
            It reserves your spot and counts toward your first contribution.
          </p>
          <div className="rounded-card bg-paper p-5 shadow-card sm:p-7">
            {token && <DepositPayment place="landing" start={start} onPaid={markPaid} />}
          </div>
        </>
      )}
    </div>
  );
}

function Paid() {
  return (
    <>
      <p className="mt-4">Your $200 deposit has been processed and your spot is reserved!</p>
      <p className="mt-3">
        Next, create an account with the email address of your application: there you upload your
        income documents and follow your group.
      </p>
      <Button className="mt-6" onClick={() => openSignIn({ title: 'Create your account' })}>
        Create your account
      </Button>
    </>
  );
}

function Ended() {
  return (
    <>
      <p className="mt-4">
        This link is no longer valid. Sign in with the email address of your application to pay its
        deposit, or use the link in our newest mail.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => openSignIn()}>Sign in</Button>
        <Link href="/" className={buttonStyles('quiet')}>
          Back to the start
        </Link>
      </div>
    </>
  );
}
