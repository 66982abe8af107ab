import type { ReactNode } from 'react';
import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';

const ALTERNATIVES = [
  ['Traditional mortgage', '20-25%', '7-8% APR'],
  ['Hard money', '25-30%', '10-15%'],
  ['Private money', '20-40%', '8-12%'],
  ['Seller financing', '10-30%', '6-10%'],
] as const;

const COLUMNS = ['Down payment', 'Interest', 'Capital required', 'You get the property'];

const CELL =
  'max-md:before:block max-md:before:text-muted max-md:before:text-sm max-md:before:content-[attr(data-label)] md:border-line md:border-b md:px-4 md:py-4';

function Cells({ values }: { values: readonly ReactNode[] }) {
  return values.map((value, index) => (
    <td
      key={COLUMNS[index]}
      data-label={COLUMNS[index]}
      className={`${CELL} ${typeof value === 'string' ? '' : 'max-md:col-span-2'}`}
    >
      {value}
    </td>
  ));
}

function Wait() {
  return (
    <>
      When selected. {WAIT_SENTENCE}{' '}
      <a href="#my-chance" className="underline underline-offset-4">
        My chance, year by year
      </a>
    </>
  );
}

/** Every way of financing side by side; on a phone each row becomes a short list. */
export function FinancingTable() {
  const row =
    'max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:border-line max-md:border-t max-md:py-4';
  const name =
    'text-left font-semibold max-md:col-span-2 md:border-line md:border-b md:py-4 md:pr-4';
  return (
    <div className="mt-14">
      <table className="tabular w-full border-collapse max-md:block">
        <caption className="mb-4 text-left font-display text-2xl max-md:block">
          Five ways to finance a property
        </caption>
        <thead className="max-md:sr-only">
          <tr className="text-left text-muted text-sm">
            <th scope="col" className="border-ink/70 border-b-2 py-2 pr-4 font-semibold">
              Method
            </th>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-ink/70 border-b-2 px-4 py-2 font-semibold"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {ALTERNATIVES.map(([method, down, interest]) => (
            <tr key={method} className={row}>
              <th scope="row" className={name}>
                {method}
              </th>
              <Cells values={[down, interest, '$90K-$260K', 'At closing']} />
            </tr>
          ))}
          <tr className={`${row} bg-leaf max-md:-mx-5 max-md:px-5`}>
            <th scope="row" className={`${name} text-forest md:pl-4`}>
              {brand.name}
            </th>
            <Cells values={['0%', '0%', '$0', <Wait key="wait" />]} />
          </tr>
        </tbody>
      </table>
      <p className="mt-6 max-w-3xl text-muted text-sm">
        0% interest does not mean free. Over 20 years members contribute 125% of the home’s value:
        24% is administration (1.2% a year) and 1% a reserve. Capital required is shown for homes of
        $450,000 to $650,000; rates of other methods are typical ranges, not offers.
      </p>
    </div>
  );
}
