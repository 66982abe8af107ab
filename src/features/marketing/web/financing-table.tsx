import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { readPublicSettings } from '#shared/public-settings.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { ALTERNATIVES, type Alternative, consequencesOf, lowDown } from '../financing.ts';
import { RATE_ATTRIBUTE, rateSentence } from '../mortgage-rate.ts';
import { landingTexts } from '../texts.ts';
import { useLandingTexts } from './use-landing-texts.ts';

const IDS = Object.keys(ALTERNATIVES) as Alternative[];

const CELL =
  'max-md:before:block max-md:before:text-muted max-md:before:text-sm max-md:before:content-[attr(data-label)] md:border-line md:border-b md:px-4 md:py-4';

type CellsProps = { columns: readonly string[]; values: readonly ReactNode[] };

function Cells({ columns, values }: CellsProps) {
  return values.map((value, index) => (
    <td
      key={columns[index]}
      data-label={columns[index]}
      className={`${CELL} ${typeof value === 'string' ? '' : 'max-md:col-span-2'}`}
    >
      {value}
    </td>
  ));
}

function Wait() {
  const { financing, myChance } = useLandingTexts(landingTexts);
  return (
    <>
      {financing.wait}{' '}
      <a href="#my-chance" className="underline underline-offset-4">
        {myChance}
      </a>
    </>
  );
}

function FootnoteMark({ number }: { number: number }) {
  return <sup className="ml-0.5 font-normal text-muted">{number}</sup>;
}

/** What follows from each row's percentages, and what the table does not show. */
function Footnotes() {
  const texts = useLandingTexts(landingTexts).financing;
  const locale = useLocale();
  const seller = consequencesOf('seller', locale);
  const rate = typeof document === 'undefined' ? undefined : readPublicSettings().mortgageRate;
  return (
    <div className="mt-8 max-w-4xl text-sm">
      <h3 className="font-sans font-semibold text-base tracking-normal">{texts.footnotesTitle}</h3>
      <ol className="tabular mt-2 list-decimal space-y-1.5 pl-5 text-muted">
        {IDS.map((id) => (
          <li key={id}>
            {texts.footnote(texts.alternatives[id][0], consequencesOf(id, locale))}
            {id === 'seller' && ` ${texts.sellerLess(seller)}`}
          </li>
        ))}
        <li className="text-ink">
          <strong className="font-semibold">{brand.name}</strong>: {texts.ownFootnote}
        </li>
      </ol>
      <p className="mt-4 text-muted">
        {texts.lowDown(lowDown('fha', locale), lowDown('conventional', locale))}{' '}
        <span {...{ [RATE_ATTRIBUTE]: locale }}>{rateSentence(locale, rate)}</span>
      </p>
      <p className="mt-3 text-muted">{texts.note}</p>
    </div>
  );
}

/** Every way of financing side by side; on a phone each row becomes a short list. */
export function FinancingTable() {
  const texts = useLandingTexts(landingTexts).financing;
  const { columns } = texts;
  const row =
    'max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:border-line max-md:border-t max-md:py-4';
  const name =
    'text-left font-semibold max-md:col-span-2 md:border-line md:border-b md:py-4 md:pr-4';
  return (
    <div className="mt-14">
      <table className="tabular w-full border-collapse max-md:block">
        <caption className="mb-4 text-left font-display text-2xl max-md:block">
          {texts.caption}
        </caption>
        <thead className="max-md:sr-only">
          <tr className="text-left text-muted text-sm">
            <th scope="col" className="border-ink/70 border-b-2 py-2 pr-4 font-semibold">
              {texts.method}
            </th>
            {columns.map((column) => (
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
          {IDS.map((id, index) => {
            const [method, down, interest] = texts.alternatives[id];
            return (
              <tr key={id} className={row}>
                <th scope="row" className={name}>
                  {method}
                  <FootnoteMark number={index + 1} />
                </th>
                <Cells
                  columns={columns}
                  values={[down, interest, texts.capital, texts.atClosing]}
                />
              </tr>
            );
          })}
          <tr className={`${row} bg-leaf max-md:-mx-5 max-md:px-5`}>
            <th scope="row" className={`${name} text-forest md:pl-4`}>
              {brand.name}
              <FootnoteMark number={IDS.length + 1} />
            </th>
            <Cells columns={columns} values={[...texts.own, <Wait key="wait" />]} />
          </tr>
        </tbody>
      </table>
      <Footnotes />
    </div>
  );
}
