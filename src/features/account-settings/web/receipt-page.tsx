import { Link, useParams } from 'wouter';
import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { useRequireMember } from '#features/accounts/profile/web/use-require-member.ts';
import { groupNameIn } from '#features/groups/rules.ts';
import { brand } from '#shared/brand.ts';
import { Button } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';
import { LocaleScope } from '#ui/language/locale-scope.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { listPaymentsCall, type PaymentEntry } from '../contract.ts';
import { describeMethod, describePayment } from './payment-words.ts';
import { accountSettingsTexts } from './texts.ts';

/** The receipt of one payment, for printing. */
export function Page() {
  const locale = useOwnLocale();
  return (
    <LocaleScope locale={locale}>
      <ReceiptPage />
    </LocaleScope>
  );
}

function ReceiptPage() {
  const user = useRequireMember();
  const { id } = useParams<{ id: string }>();
  const { receipt: texts, payments } = useTexts(accountSettingsTexts);
  const { data, isError, refetch } = useRead(
    listPaymentsCall,
    {},
    { enabled: user !== undefined, isFresh: true },
  );
  const payment = data?.find((one) => one.id === id);
  return (
    <div className="mx-auto max-w-2xl px-5 pt-8 pb-20 print:p-0">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          href="/dashboard/account#payments"
          className="font-semibold text-muted underline underline-offset-4"
        >
          {texts.back}
        </Link>
        {payment && <Button onClick={() => window.print()}>{texts.print}</Button>}
      </div>
      {!data && (
        <LoadState what={payments.loading} hasFailed={isError} onRetry={() => void refetch()} />
      )}
      {data && !payment && <h1 className="text-title">{texts.missing}</h1>}
      {payment && <Receipt payment={payment} />}
    </div>
  );
}

function Receipt({ payment }: { payment: PaymentEntry }) {
  const { locale, dollars, day } = useFormats();
  const settings = useTexts(accountSettingsTexts);
  const { receipt: texts, payments } = settings;
  const { amountCents, returnedCents, seat } = payment;
  const rows: [string, string][] = [
    [texts.number, payment.receipt],
    [texts.date, day(payment.paidAt)],
    [texts.from, payment.payer],
    [texts.what, describePayment(payment, settings)],
    ...(seat
      ? [['', payments.seat(groupNameIn(seat.groupName, locale), seat.number)] as [string, string]]
      : []),
    [texts.method, describeMethod(payment, settings)],
  ];
  return (
    <article className="rounded-card bg-paper p-6 shadow-card sm:p-10 print:shadow-none">
      <header className="flex items-start justify-between gap-4">
        <div>
          <h1 className="text-title">{texts.title}</h1>
          <p className="mt-2 text-muted text-sm">
            {brand.legalEntity}
            <br />
            {brand.contactAddress}
            <br />
            {brand.contactEmail}
          </p>
        </div>
        <CircleMark className="size-14 shrink-0 text-forest" />
      </header>
      <dl className="tabular mt-8 divide-y divide-line border-line border-y">
        {rows.map(([label, value]) => (
          <div key={value} className="flex flex-wrap gap-x-6 py-2.5">
            <dt className="w-40 text-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="tabular mt-6 grid gap-1.5">
        <Sum label={texts.amount} value={dollars(amountCents)} isTotal={returnedCents === 0} />
        {returnedCents > 0 && (
          <>
            <Sum label={texts.returned} value={`− ${dollars(returnedCents)}`} />
            <Sum label={texts.kept} value={dollars(amountCents - returnedCents)} isTotal />
          </>
        )}
      </dl>
      <p className="mt-8 text-muted text-sm">{texts.note}</p>
    </article>
  );
}

function Sum({
  label,
  value,
  isTotal = false,
}: {
  label: string;
  value: string;
  isTotal?: boolean;
}) {
  return (
    <div className={`flex justify-between gap-6 ${isTotal ? 'font-display text-2xl' : ''}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
