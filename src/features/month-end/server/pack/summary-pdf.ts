import PDFDocument from 'pdfkit';
import { printable } from '#features/statements/server/statement-pdf.ts';
import { brand } from '#shared/brand.ts';
import { startOfDate } from '#shared/calendar/dates.ts';
import { formatDate, formatDay, formatMonth } from '#shared/text/format-date.ts';
import { formatAmount, usd } from '#shared/text/money.ts';
import type { Pack } from './pack.ts';
import type { PackFigures } from './pack-figures.ts';

const MARGIN = 50;
const RIGHT = 562;
const WIDTH = RIGHT - MARGIN;
const CREDIT_X = RIGHT;
const DEBIT_X = 460;
const BOTTOM = 730;
const FOREST = '#1f4d3a';
const INK = '#1d2a23';
const MUTED = '#56645b';
const LINE = '#ddd1b9';

type Doc = InstanceType<typeof PDFDocument>;

/** One summary of the month, to be signed by two people. Its text can be selected. */
export function summaryOf(pack: Pack, figures: PackFigures): AsyncIterable<Uint8Array> {
  const title = `Month-end of ${formatMonth(pack.month)}`;
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-US',
    displayTitle: true,
    // The same month makes the same file.
    info: { Title: title, Author: brand.name, CreationDate: startOfDate(pack.lastOn) },
  });
  writeHead(doc, pack, title);
  writeBalances(doc, figures);
  writeFacts(doc, pack, figures);
  writeFiles(doc, figures);
  writeSignatures(doc);
  doc.end();
  return doc as unknown as AsyncIterable<Uint8Array>;
}

function writeHead(doc: Doc, { book, firstOn, lastOn, closed }: Pack, title: string): void {
  doc.font('Times-Roman').fontSize(22).fillColor(FOREST).text(brand.name);
  doc.moveDown(0.3).fontSize(17).fillColor(INK).text(title);
  doc.moveDown(0.5).font('Helvetica').fontSize(10);
  doc.text(printable(`${brand.legalEntity}, ${book} books`));
  doc.text(`${formatDate(firstOn)} to ${formatDate(lastOn)}`);
  if (!closed) {
    doc.fillColor('#9b2c1f').text('Not closed: the figures may still change.').fillColor(INK);
    return;
  }
  const { askedBy, confirmedBy } = closed;
  const people = askedBy && confirmedBy ? `, asked by ${askedBy}, confirmed by ${confirmedBy}` : '';
  doc.text(printable(`Closed on ${formatDay(closed.at)}${people}`));
}

function writeBalances(doc: Doc, { total, groups }: PackFigures): void {
  heading(doc, `Trial balance of the cooperative and ${groups} group${groups === 1 ? '' : 's'}`);
  columnHeads(doc);
  for (const { name, chart, debitCents, creditCents } of total?.accounts ?? []) {
    if (debitCents + creditCents === 0) continue;
    const whose = chart === 'group' ? 'groups' : 'cooperative';
    row(doc, `${name} (${whose})`, debitCents, creditCents);
  }
  doc.font('Helvetica-Bold');
  row(doc, 'Sum', total?.debitCents ?? 0, total?.creditCents ?? 0);
  doc.font('Helvetica');
}

function writeFacts(doc: Doc, { heads }: Pack, figures: PackFigures): void {
  const { arrears, commitments, headsSha256 } = figures;
  const count = (lines: number, one: string) => `${lines} ${one}${lines === 1 ? '' : 's'}`;
  heading(doc, 'What else there is');
  paragraph(
    doc,
    `Arrears: ${count(arrears.lines, 'seat')}, ${money(arrears.cents)}, by when money counted.`,
  );
  paragraph(
    doc,
    `Commitments: ${money(commitments.cents)} of credits set aside, refunds and other money owed to members.`,
  );
  paragraph(doc, `Provider: ${figures.reconciliation}`);
  paragraph(doc, `Ledger: ${count(heads.length, 'chain')}; SHA-256 of their heads ${headsSha256}.`);
}

/** The statements have a line together: there is one for each group, and the manifest has each. */
function writeFiles(doc: Doc, { files }: PackFigures): void {
  heading(doc, 'Files and their SHA-256');
  for (const { name, sha256 } of files) {
    if (name.includes('/')) continue;
    paragraph(doc, `${name}  ${sha256}`, 7.5);
  }
  const others = files.filter(({ name }) => name.includes('/')).length;
  paragraph(doc, `${others} statements and imports: their hashes are in manifest.json.`, 7.5);
}

function writeSignatures(doc: Doc): void {
  if (doc.y > BOTTOM - 110) doc.addPage();
  const y = doc.y + 56;
  for (const [index, label] of ['Name, date and signature', 'Name, date and signature'].entries()) {
    const x = MARGIN + index * (WIDTH / 2 + 8);
    doc
      .moveTo(x, y)
      .lineTo(x + WIDTH / 2 - 16, y)
      .lineWidth(0.7)
      .strokeColor(INK)
      .stroke();
    doc
      .fontSize(8.5)
      .fillColor(MUTED)
      .text(label, x, y + 5, { lineBreak: false });
  }
}

function heading(doc: Doc, text: string): void {
  if (doc.y > BOTTOM - 60) doc.addPage();
  doc.moveDown(1.2).font('Helvetica-Bold').fontSize(10).fillColor(FOREST).text(text, MARGIN);
  doc.moveDown(0.3).font('Helvetica').fillColor(INK);
}

function paragraph(doc: Doc, text: string, size = 9): void {
  doc
    .fontSize(size)
    .fillColor(INK)
    .text(printable(text), MARGIN, doc.y + 2, { width: WIDTH });
}

function columnHeads(doc: Doc): void {
  const { y } = doc;
  doc.fontSize(8.5).fillColor(MUTED).text('Account', MARGIN, y, { lineBreak: false });
  doc.text('Debit', DEBIT_X - doc.widthOfString('Debit'), y, { lineBreak: false });
  doc.text('Credit', CREDIT_X - doc.widthOfString('Credit'), y, { lineBreak: false });
  doc.y = y + 12;
}

function row(doc: Doc, label: string, debit: number, credit: number): void {
  if (doc.y > BOTTOM) doc.addPage();
  const y = doc.y + 3;
  doc.fontSize(9).fillColor(INK).text(printable(label), MARGIN, y, { lineBreak: false });
  for (const [cents, edge] of [
    [debit, DEBIT_X],
    [credit, CREDIT_X],
  ] as const) {
    const text = cents > 0 ? money(cents) : '';
    doc.text(text, edge - doc.widthOfString(text), y, { lineBreak: false });
  }
  doc.y = y + 13;
  doc.moveTo(MARGIN, doc.y).lineTo(RIGHT, doc.y).lineWidth(0.5).strokeColor(LINE).stroke();
}

const money = (cents: number) => formatAmount(usd(cents)).replaceAll('\u00a0', ' ');
