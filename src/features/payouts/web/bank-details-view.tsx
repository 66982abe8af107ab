import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/language/format.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { type MaskedDetails, readBankDetailsCall } from '../contract.ts';
import { BankDetailsForm } from './bank-details-form.tsx';
import { payoutTexts } from './texts.ts';

/** The member's account; its children say what goes there. */
export function BankDetailsView({ children }: { children: ReactNode }) {
  const texts = useTexts(payoutTexts);
  const { data, isError, refetch } = useRead(readBankDetailsCall, {}, { isFresh: true });
  const [isChanging, setIsChanging] = useState(false);
  if (!data) {
    return <LoadState what={texts.loading} hasFailed={isError} onRetry={() => void refetch()} />;
  }
  const finish = () => {
    setIsChanging(false);
    void refetch();
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Panel title={texts.account.title}>
        {data.details ? (
          <AccountCard details={data.details} />
        ) : (
          <p className="mt-3 max-w-md text-muted">{texts.account.none}</p>
        )}
        <p className="mt-4 max-w-md text-muted text-sm">{texts.account.safe}</p>
        {isChanging ? (
          <BankDetailsForm onSaved={finish} onCancel={() => setIsChanging(false)} />
        ) : (
          <Button className="mt-5" onClick={() => setIsChanging(true)}>
            {data.details ? texts.account.change : texts.account.enter}
          </Button>
        )}
      </Panel>
      {children}
    </div>
  );
}

function AccountCard({ details }: { details: MaskedDetails }) {
  const locale = useLocale();
  const { account: texts } = useTexts(payoutTexts);
  return (
    <div className="mt-4 max-w-sm rounded-2xl bg-forest-deep p-6 text-paper">
      <p className="text-leaf text-sm">{texts.kinds[details.kind]}</p>
      <p className="mt-4 font-display text-3xl tracking-wider">{details.account}</p>
      <p className="mt-4 text-sm">
        {details.isUsable ? texts.usable : texts.waits(formatDay(details.usableFrom, locale))}
      </p>
    </div>
  );
}
