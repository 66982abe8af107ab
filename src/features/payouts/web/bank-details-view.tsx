import { useState } from 'react';
import { groupNameIn } from '#features/groups/rules.ts';
import { formatDate } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/language/format.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { type MaskedDetails, type MemberPayout, readBankDetailsCall } from '../contract.ts';
import type { PayoutState } from '../rules.ts';
import { payoutNames } from '../texts.ts';
import { BankDetailsForm } from './bank-details-form.tsx';
import { payoutTexts } from './texts.ts';

export function BankDetailsView() {
  const texts = useTexts(payoutTexts);
  const { data, isError, refetch } = useRead(readBankDetailsCall, {}, { isFresh: true });
  const [isChanging, setIsChanging] = useState(false);
  if (!data) {
    return (
      <LoadState
        what={texts.loading}
        isLoading={!isError}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
    );
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
      <Panel title={texts.payouts.title}>
        {data.payouts.length === 0 && <p className="mt-3 text-muted">{texts.payouts.none}</p>}
        <ul className="tabular mt-3 divide-y divide-line">
          {data.payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </ul>
      </Panel>
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

const TONES: Record<PayoutState, BadgeTone> = {
  owed: 'waiting',
  asked: 'waiting',
  approved: 'waiting',
  paid: 'good',
  void: 'neutral',
};

function PayoutRow({ payout }: { payout: MemberPayout }) {
  const locale = useLocale();
  const { payouts: texts } = useTexts(payoutTexts);
  const { kinds, states } = useTexts(payoutNames);
  const { kind, state, cents, groupName, seat, paidOn, owedAt } = payout;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{kinds[kind]}</p>
        <p className="text-muted text-sm">
          {texts.seat(groupNameIn(groupName, locale), seat)} ·{' '}
          {paidOn
            ? texts.paidOn(formatDate(paidOn, locale))
            : texts.since(formatDay(owedAt, locale))}
        </p>
      </div>
      <div className="ml-auto text-right">
        <p className="font-display text-xl">{formatMoney(usd(cents), locale)}</p>
        <Badge tone={TONES[state]}>{states[state]}</Badge>
      </div>
    </li>
  );
}
