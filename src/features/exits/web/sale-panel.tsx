import { useState } from 'react';
import { groupNameIn } from '#features/groups/rules.ts';
import { centsOf } from '#shared/text/parse-dollars.ts';
import { TextField } from '#ui/form/field.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '#ui/use-read.ts';
import { type LeavingSeat, previewSaleCall } from '../contract.ts';
import { exitTexts } from './texts.ts';
import { WorkingTable } from './working-table.tsx';

/** Calculates what a sale would leave, for a price that the member tries out. */
export function SalePanel({ seat }: { seat: LeavingSeat }) {
  const locale = useLocale();
  const texts = useTexts(exitTexts);
  // The server's first calculation uses the value of the credit as the price.
  const credit = seat.worked?.lines.find(({ key }) => key === 'net_sale')?.cents ?? 0;
  const [price, setPrice] = useState((credit / 100).toLocaleString('en-US'));
  const netSaleCents = centsOf(price);
  const { data } = useRead(
    previewSaleCall,
    { params: { membershipId: seat.membershipId }, query: { netSaleCents: netSaleCents ?? 0 } },
    { enabled: netSaleCents !== undefined, isPreviousShown: true },
  );
  return (
    <Panel
      title={texts.options.sell.title}
      aside={
        <p className="text-muted text-sm">
          {texts.seat(groupNameIn(seat.groupName, locale), seat.seat)}
        </p>
      }
    >
      <p className="mt-2 max-w-2xl text-muted">{texts.options.sell.text}</p>
      <div className="mt-4 max-w-xs">
        <TextField
          label={texts.netSale}
          inputMode="decimal"
          value={price}
          error={netSaleCents === undefined ? texts.badAmount : undefined}
          onChange={(event) => setPrice(event.target.value)}
        />
      </div>
      {data && (
        <div className="max-w-2xl">
          <WorkingTable worked={data} />
        </div>
      )}
    </Panel>
  );
}
