import { brand } from '#shared/brand.ts';
import { fillDocument, type LegalBlock, type LegalDocument } from '../documents.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-11-15' → 'November 15, 2026', wherever the reader is. */
export function formatLegalDate(date: string): string {
  return DATE.format(new Date(`${date}T00:00:00Z`));
}

type Props = {
  document: LegalDocument;
  /** Prefix of the anchors, for a page that shows more than one document. */
  anchorPrefix?: string;
};

/** A legal text as people read it: the same on its page and in a dialog. The title is the host's. */
export function LegalDocumentView({ document, anchorPrefix = '' }: Props) {
  const text = fillDocument(document, brand);
  return (
    <div className="max-w-[68ch]">
      <p className="text-muted text-sm">
        Version {text.version} · In effect since{' '}
        <time dateTime={text.effectiveDate}>{formatLegalDate(text.effectiveDate)}</time>
      </p>
      <p className="mt-5 text-lg">{text.intro}</p>
      {text.sections.map((section) => (
        <section key={section.id} aria-labelledby={anchorPrefix + section.id}>
          <h2 id={anchorPrefix + section.id} className="mt-10 text-2xl">
            {section.heading}
          </h2>
          {section.blocks.map((block) => (
            <Block key={keyOf(block)} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

function keyOf(block: LegalBlock): string {
  return JSON.stringify(block).slice(0, 120);
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="mt-4">{block.text}</p>;
    case 'notice':
      return (
        <p className="mt-4 rounded-r-xl border-terracotta border-l-4 bg-clay px-4 py-3 font-semibold">
          {block.text}
        </p>
      );
    case 'list':
      return (
        <ul className="mt-4 list-disc space-y-2 pl-6 marker:text-terracotta">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'definitions':
      return (
        <dl className="mt-4 divide-y divide-line border-line border-y">
          {block.rows.map(({ term, detail }) => (
            <div key={term} className="py-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-6">
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 sm:mt-0">{detail}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table {...block} />;
  }
}

function Table({ caption, columns, rows }: Extract<LegalBlock, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={caption} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="tabular w-full min-w-md border-collapse text-sm">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-left align-bottom">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 text-left font-semibold">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
