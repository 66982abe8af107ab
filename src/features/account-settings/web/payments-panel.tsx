import { Link } from 'wouter';
import { groupNameIn } from '#features/groups/rules.ts';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { useWholeList } from '#ui/list/use-whole-list.ts';
import { Panel } from '#ui/panel.tsx';
import { listPaymentsCall, type PaymentEntry } from '../contract.ts';
import { describeMethod, describePayment } from './payment-words.ts';
import { accountSettingsTexts } from './texts.ts';

export function PaymentsPanel() {
  const texts = useTexts(accountSettingsTexts).payments;
  const list = useWholeList(listPaymentsCall, {});
  return (
    <Panel id="payments" title={texts.title}>
      <ListFrame list={list} what={texts.loading} empty={texts.none} isInPanel>
        {(payment) => <PaymentRow key={payment.id} payment={payment} />}
      </ListFrame>
    </Panel>
  );
}

function PaymentRow({ payment }: { payment: PaymentEntry }) {
  const { locale, dollars, day: dayOf } = useFormats();
  const settings = useTexts(accountSettingsTexts);
  const texts = settings.payments;
  const day = dayOf(payment.paidAt);
  const what = describePayment(payment, settings);
  return (
    <li className="tabular flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{what}</p>
        <p className="break-words text-muted text-sm">
          {day}, {describeMethod(payment, settings)}
        </p>
        {payment.seat && (
          <p className="text-muted text-sm">
            {texts.seat(groupNameIn(payment.seat.groupName, locale), payment.seat.number)}
          </p>
        )}
      </div>
      <div className="ml-auto text-right">
        <p className="font-semibold">{dollars(payment.amountCents)}</p>
        {payment.returnedCents > 0 && (
          <p className="text-muted text-sm">{texts.returned(dollars(payment.returnedCents))}</p>
        )}
        <Link
          href={`/dashboard/receipts/${payment.id}`}
          aria-label={texts.receiptOf(what, day)}
          className="inline-block py-1 font-semibold text-forest text-sm underline underline-offset-4"
        >
          {texts.receipt}
        </Link>
      </div>
    </li>
  );
}
