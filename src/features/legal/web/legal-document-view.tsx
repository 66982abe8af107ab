import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { fillDocument, type LegalBlock, type LegalDocument } from '../documents.ts';

type ViewProps = {
  document: LegalDocument;
  /** The level of the section headings: 2 on a page, 3 in a dialog. */
  headingLevel?: 2 | 3;
  /** Prefix of the sections' ids, for pages that contain the same document twice. */
  idPrefix?: string;
};

/** Renders a legal text: introduction, then numbered sections with anchors. */
export function LegalDocumentView({ document, headingLevel = 2, idPrefix = '' }: ViewProps) {
  const { intro, sections } = fillDocument(document, brand);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="text-pretty leading-relaxed">
      <p className="text-lg text-muted">{intro}</p>
      {sections.map((section) => (
        <section
          key={section.id}
          id={idPrefix + section.id}
          className={headingLevel === 2 ? 'mt-10 scroll-mt-24 border-line border-t pt-8' : 'mt-9'}
        >
          <Heading className={headingLevel === 2 ? 'text-2xl sm:text-[1.75rem]' : 'text-xl'}>
            {headingLevel === 2 ? <SectionTitle heading={section.heading} /> : section.heading}
          </Heading>
          {section.blocks.map((block, index) => (
            // A text never reorders its blocks.
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed text
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** The number of a section, where it has one, is set apart by its color. */
function SectionTitle({ heading }: { heading: string }) {
  const [, number, title] = /^(\d+\.) (.*)$/.exec(heading) ?? [];
  if (!number) return heading;
  return (
    <>
      <span className="tabular text-terracotta">{number}</span> {title}
    </>
  );
}

function Block({ block }: { block: LegalBlock }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p className="mt-3">{block.text}</p>;
    case 'notice':
      return (
        <p className="mt-4 rounded-r-xl border-terracotta border-l-4 bg-clay px-4 py-3 font-semibold">
          {block.text}
        </p>
      );
    case 'pointer':
      return (
        <p className="mt-3">
          <a href={block.link} target="_blank" rel="noopener" className="underline">
            {block.text}
          </a>
        </p>
      );
    case 'list':
      return (
        <ul className="mt-3 list-disc space-y-1.5 pl-5 [&>li::marker]:text-terracotta">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'definitions':
      return (
        <dl className="mt-4 space-y-3">
          {block.rows.map(({ term, detail }) => (
            <div key={term} className="border-leaf border-l-4 pl-4">
              <dt className="font-semibold">{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <LegalTable block={block} />;
  }
}

function LegalTable({ block }: { block: Extract<LegalBlock, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard
    <section className="mt-4 overflow-x-auto" aria-label={block.caption} tabIndex={0}>
      <table className="tabular w-full min-w-96 border-collapse text-left text-sm">
        <caption className="mb-2 text-left font-semibold text-base">{block.caption}</caption>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-line border-b-2 py-2 pr-4 align-bottom"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className="border-line border-b py-2 pr-4 align-top">
                {name}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: fixed text
                <td key={index} className="border-line border-b py-2 pr-4 align-top">
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
