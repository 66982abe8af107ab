import PDFDocument from 'pdfkit';
import { groupNameIn } from '#features/groups/rules.ts';
import { brand } from '#shared/brand.ts';
import { formatDay, formatMonth } from '#shared/text/format-date.ts';
import { INTL_LOCALES, type Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { Statement } from '../contract.ts';
import { statementTexts } from '../texts.ts';
import { fileNameOf, rowsOf } from './statement-file.ts';

const MARGIN = 50;
/** Leaves room for a label of two lines. */
const BOTTOM = 722;
const LABEL_X = 112;
const LABEL_WIDTH = 150;
const FOREST = '#1f4d3a';
const INK = '#1d2a23';
const MUTED = '#56645b';
const LINE = '#ddd1b9';

/** The right edge of each column of money, in points. */
const EDGES = { amount: 306, fund: 376, administration: 454, reserve: 510, waiting: 562 } as const;
type Column = keyof typeof EDGES;
const COLUMNS = Object.keys(EDGES) as Column[];

type Doc = InstanceType<typeof PDFDocument>;

/** A statement as a PDF whose text can be selected. */
export async function pdfOf(
  statement: Statement,
  { now, locale }: { now: Date; locale: Locale },
): Promise<Response> {
  const texts = statementTexts(locale);
  const title = texts.of(periodName(statement.period, locale));
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    // The number of pages is known at the end.
    bufferPages: true,
    lang: INTL_LOCALES[locale],
    displayTitle: true,
    info: { Title: title, Author: brand.name, CreationDate: now },
  });
  const done = collect(doc);
  writeHead(doc, statement, { title, now, locale });
  writeTable(doc, statement, locale);
  doc.moveDown(1.5).font('Helvetica').fontSize(8.5).fillColor(MUTED);
  doc.text(texts.note, MARGIN, doc.y, { width: 512 });
  writePageNumbers(doc, locale);
  doc.end();
  return new Response(new Uint8Array(await done), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileNameOf(statement, locale)}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}

type Head = { title: string; now: Date; locale: Locale };

function writeHead(doc: Doc, statement: Statement, { title, now, locale }: Head): void {
  const texts = statementTexts(locale);
  doc.font('Times-Roman').fontSize(22).fillColor(FOREST).text(brand.name);
  doc.moveDown(0.4).fontSize(17).fillColor(INK).text(title);
  doc.moveDown(0.6).font('Helvetica').fontSize(10);
  writeParties(doc, statement, locale);
  doc.text(
    `${texts.group}: ${groupNameIn(statement.groupName, locale)}, ${texts.seat(statement.seat)}`,
  );
  doc.fillColor(MUTED).text(printable(texts.made(formatDay(now, locale))));
  doc.moveDown(1.2);
}

/** Both sides with their addresses, beside each other: who paid, and to whom. */
function writeParties(doc: Doc, { holder, address }: Statement, locale: Locale): void {
  const texts = statementTexts(locale);
  const sides = [
    [texts.holder, holder, ...address],
    [texts.receiver, brand.legalEntity, brand.contactAddress, brand.contactEmail],
  ];
  const top = doc.y;
  let bottom = top;
  for (const [index, [label = '', ...lines]] of sides.entries()) {
    const at = { x: MARGIN + index * 256, width: 246 };
    doc.fillColor(MUTED).fontSize(8.5).text(label, at.x, top, { width: at.width });
    doc.fillColor(INK).fontSize(10);
    for (const line of lines) doc.text(printable(line), at.x, doc.y, { width: at.width });
    bottom = Math.max(bottom, doc.y);
  }
  doc.x = MARGIN;
  doc.y = bottom + 6;
}

function writePageNumbers(doc: Doc, locale: Locale): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    // Below the margin a new page would begin.
    doc.page.margins.bottom = 0;
    doc.font('Helvetica').fontSize(8).fillColor(MUTED);
    const text = statementTexts(locale).page(page + 1, count);
    doc.text(text, 562 - doc.widthOfString(text), 762, { lineBreak: false });
  }
}

function writeTable(doc: Doc, statement: Statement, locale: Locale): void {
  writeHeadings(doc, locale);
  const rows = rowsOf(statement, locale);
  rows.forEach((row, index) => {
    if (doc.y > BOTTOM) {
      doc.addPage();
      writeHeadings(doc, locale);
    }
    const isSum = index === 0 || index >= rows.length - 2;
    const y = doc.y + 4;
    doc
      .font(isSum ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(8.5)
      .fillColor(INK);
    if (row.on) doc.text(SHORT_DATES[locale](row.on), MARGIN, y, { lineBreak: false });
    const label = printable(row.label);
    const height = isSum ? 9 : doc.heightOfString(label, { width: LABEL_WIDTH });
    if (isSum) doc.text(label, MARGIN, y, { lineBreak: false });
    else doc.text(label, LABEL_X, y, { width: LABEL_WIDTH });
    for (const column of COLUMNS) writeRight(doc, money(row[column], locale), column, y);
    doc.y = y + Math.max(13, height + 3);
    writeRule(doc);
  });
}

function writeHeadings(doc: Doc, locale: Locale): void {
  const { columns } = statementTexts(locale);
  const y = doc.y;
  doc.font('Helvetica').fontSize(8).fillColor(MUTED);
  doc.text(columns.on, MARGIN, y, { lineBreak: false });
  doc.text(columns.entry, LABEL_X, y, { lineBreak: false });
  for (const column of COLUMNS) writeRight(doc, columns[column], column, y);
  doc.y = y + 13;
  writeRule(doc);
}

function writeRight(doc: Doc, text: string, column: Column, y: number): void {
  doc.text(text, EDGES[column] - doc.widthOfString(text), y, { lineBreak: false });
}

function writeRule(doc: Doc): void {
  doc.moveTo(MARGIN, doc.y).lineTo(562, doc.y).lineWidth(0.5).strokeColor(LINE).stroke();
}

/** Lines are not wrapped here, so the space after 'US$' need not be non-breaking. */
const money = (cents: number, locale: Locale) =>
  formatMoney(usd(cents), locale).replaceAll('\u00a0', ' ');

/** Long names of months would run into the next column. */
const SHORT_DATES: Record<Locale, (date: string) => string> = {
  en: (date) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'),
  'pt-BR': (date) => date.split('-').reverse().join('/'),
};

function periodName(period: string, locale: Locale): string {
  return period.length === 4 ? period : formatMonth(period, locale);
}

/**
 * The PDF's built-in fonts cover western European letters; others lose their accents or become '?'.
 */
export function printable(text: string): string {
  return [...text]
    .map((letter) => (isKnown(letter) ? letter : [...letter.normalize('NFD')][0]))
    .map((letter) => (letter && isKnown(letter) ? letter : '?'))
    .join('');
}

const isKnown = (letter: string) => /^[\x20-\x7e\u00a0-\u00ff‘’“”–—…•€]$/.test(letter);

function collect(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
