import { useTexts } from '#ui/language/use-texts.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { useWholeList } from '#ui/list/use-whole-list.ts';
import { PaymentRow } from '../../web/payments-panel.tsx';
import { contributionTexts } from '../../web/texts.ts';
import { listPaymentsOfSeatCall } from '../contract.ts';

export function AdminSeatPayments({ membershipId }: { membershipId: string }) {
  const texts = useTexts(contributionTexts).payments;
  const list = useWholeList(listPaymentsOfSeatCall, { params: { membershipId } });
  return (
    <ListFrame list={list} what={texts.title.toLowerCase()} empty={texts.none} isInPanel>
      {(payment) => <PaymentRow key={payment.id} payment={payment} />}
    </ListFrame>
  );
}
