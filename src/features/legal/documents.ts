export type LegalDocumentId =
  | 'privacy-policy'
  | 'terms-of-use'
  | 'deposit-agreement'
  | 'group-selection';

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A sentence that must not be overlooked; shown separately from the text around it. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /**
   * A link to a page that shows what the text describes; it opens in a new tab, so that a form
   * stays open.
   */
  | { readonly kind: 'pointer'; readonly text: string; readonly link: string }
  | {
      readonly kind: 'definitions';
      readonly rows: readonly { readonly term: string; readonly detail: string }[];
    }
  /** The first cell of each row names the row. */
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export type LegalSection = {
  /** Unique in its document: the anchor of the heading on the page. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  readonly id: LegalDocumentId;
  readonly title: string;
  readonly version: string;
  /** ISO date, without time. */
  readonly effectiveDate: string;
  /** For search engines: the page's meta description. */
  readonly description: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
};

/**
 * The part of the operator's configuration that the texts need; `brand` of shared/brand.ts fits.
 */
export type LegalBrand = {
  readonly name: string;
  readonly legalEntity: string;
  readonly contactEmail: string;
  readonly contactAddress: string;
};

export function paragraph(text: string): LegalBlock {
  return { kind: 'paragraph', text };
}

export function notice(text: string): LegalBlock {
  return { kind: 'notice', text };
}

export function pointer(text: string, link: string): LegalBlock {
  return { kind: 'pointer', text, link };
}

export function list(...items: string[]): LegalBlock {
  return { kind: 'list', items };
}

export function definitions(details: Readonly<Record<string, string>>): LegalBlock {
  const rows = Object.entries(details).map(([term, detail]) => ({ term, detail }));
  return { kind: 'definitions', rows };
}

/** The document with every placeholder replaced; throws for an unknown one. */
export function fillDocument(document: LegalDocument, brand: LegalBrand): LegalDocument {
  const fill = (text: string) => fillText(text, brand);
  return {
    ...document,
    title: fill(document.title),
    description: fill(document.description),
    intro: fill(document.intro),
    sections: document.sections.map((section) => ({
      ...section,
      heading: fill(section.heading),
      blocks: section.blocks.map((block) => fillBlock(block, fill)),
    })),
  };
}

function fillBlock(block: LegalBlock, fill: (text: string) => string): LegalBlock {
  switch (block.kind) {
    case 'paragraph':
    case 'notice':
    case 'pointer':
      return { ...block, text: fill(block.text) };
    case 'list':
      return { ...block, items: block.items.map(fill) };
    case 'definitions':
      return {
        ...block,
        rows: block.rows.map((row) => ({ term: fill(row.term), detail: fill(row.detail) })),
      };
    case 'table':
      return {
        ...block,
        caption: fill(block.caption),
        columns: block.columns.map(fill),
        rows: block.rows.map((cells) => cells.map(fill)),
      };
  }
}

function fillText(text: string, brand: LegalBrand): string {
  const values = new Map([
    ['{brand}', brand.name],
    ['{entity}', brand.legalEntity],
    ['{contactEmail}', brand.contactEmail],
    ['{contactAddress}', brand.contactAddress],
  ]);
  return text.replace(/\{[^{}]*\}/g, (placeholder) => {
    const value = values.get(placeholder);
    if (value === undefined)
      throw new Error(`Legal text has an unknown placeholder ${placeholder}`);
    return value;
  });
}
