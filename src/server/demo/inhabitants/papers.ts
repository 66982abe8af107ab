import PDFDocument from 'pdfkit';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { addDays, instantAt } from '#shared/calendar/dates.ts';
import { addMonths, dateIn, monthOf } from '#shared/calendar/months.ts';
import { formatDate, formatMonth } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { between, pick } from './chance.ts';
import type { Inhabitant } from './people.ts';

/** A paper as somebody uploads it. */
export type Paper = { readonly name: string; readonly content: Buffer };

type Doc = InstanceType<typeof PDFDocument>;
type Row = readonly [label: string, value: string];

const MARGIN = 54;
const WIDTH = 504;
const NOTE = 'Invented for the demonstration. SPECIMEN: this is nobody’s document.';

const dollars = (amount: number) => formatMoney(usd(Math.round(amount * 100)));

/** What is taken from a gross pay, in about the shares of Utah. */
const WITHHELD = [
  ['Federal income tax', 0.098],
  ['Utah income tax', 0.0455],
  ['Social Security', 0.062],
  ['Medicare', 0.0145],
] as const;
const NET_SHARE = 1 - WITHHELD.reduce((sum, [, share]) => sum + share, 0);

/** The pay slip of the month before a date; `share` below 1 shows less than was declared. */
export function payStub(person: Inhabitant, on: CalendarDate, { share = 1 } = {}): Promise<Buffer> {
  const month = addMonths(monthOf(on), -1);
  const gross = person.grossPay * share;
  const paidOn = dateIn(addMonths(month, 1), 1);
  return draw(`Earnings statement, ${formatMonth(month)}`, on, (doc) => {
    head(doc, person.employer, 'Earnings statement');
    rows(doc, [
      ['Employee', `${person.firstName} ${person.lastName}`],
      ['Position', person.profession],
      ['Pay period', formatMonth(month)],
      ['Paid on', formatDate(paidOn)],
    ]);
    title(doc, 'Earnings');
    rows(doc, [['Regular pay', dollars(gross)]]);
    title(doc, 'Deductions');
    rows(
      doc,
      WITHHELD.map(([label, rate]) => [label, dollars(gross * rate)] as const),
    );
    title(doc, 'Net pay');
    rows(doc, [['Deposited to account ending 6789', dollars(gross * NET_SHARE)]]);
  });
}

const SPENT_ON = [
  'Harmon’s Orchard Market',
  'Wasatch Fuel',
  'Ridge Energy',
  'Beehive Mobile',
  'Canyon Water District',
  'Red Leaf Pharmacy',
  'Cottonwood Apartments',
  'Summit Childcare',
  'Trailhead Coffee',
];

/** The account statement of the month before a date, with the pay that the slip shows. */
export function bankStatement(
  person: Inhabitant,
  on: CalendarDate,
  { share = 1 } = {},
): Promise<Buffer> {
  const month = addMonths(monthOf(on), -1);
  const first = dateIn(month, 1);
  let balance = between(1_800, 9_400, 'balance', person.email, month);
  const opening = balance;
  const lines: Row[] = [];
  const move = (day: number, label: string, amount: number) => {
    balance += amount;
    const sign = amount < 0 ? '−' : '+';
    lines.push([
      `${formatDate(addDays(first, day))}   ${label}`,
      `${sign} ${dollars(Math.abs(amount))}`,
    ]);
  };
  move(0, `Direct deposit, ${person.employer}`, person.grossPay * share * NET_SHARE);
  for (let index = 0; index < 9; index += 1) {
    const key = ['spent', person.email, month, index] as const;
    move(2 + index * 3, pick(SPENT_ON, ...key), 0 - between(1_800, 24_000, 'amount', ...key) / 100);
  }
  if (person.monthlyDebt > 0) move(27, 'Loan payment', 0 - person.monthlyDebt);
  return draw(`Account statement, ${formatMonth(month)}`, on, (doc) => {
    head(doc, 'Lake Bonneville Credit Union', 'Account statement');
    rows(doc, [
      ['Account holder', `${person.firstName} ${person.lastName}`],
      ['Address', `${person.streetAddress}, ${person.city}, UT ${person.zipCode}`],
      ['Account', 'Checking, ending 6789'],
      ['Period', formatMonth(month)],
      ['Opening balance', dollars(opening)],
    ]);
    title(doc, 'Transactions');
    rows(doc, lines);
    title(doc, 'Closing balance');
    rows(doc, [['At the end of the period', dollars(balance)]]);
  });
}

/** A state's identity card on a page, marked as a specimen. */
export function identityCard(person: Inhabitant, on: CalendarDate): Promise<Buffer> {
  return draw('Identity card (specimen)', on, (doc) => {
    head(doc, 'State of Utah', 'Identity card');
    rows(doc, identityRows(person));
  });
}

export function identityRows(person: Inhabitant): readonly Row[] {
  return [
    ['Surname', person.lastName],
    ['Given name', person.firstName],
    ['Date of birth', formatDate(person.dateOfBirth)],
    ['Address', `${person.streetAddress}, ${person.city}, UT ${person.zipCode}`],
    ['Number', `SPECIMEN ${between(1_000_000, 9_999_999, 'card', person.email)}`],
  ];
}

async function draw(name: string, on: CalendarDate, write: (doc: Doc) => void): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-US',
    // The same paper has the same bytes, whenever it is drawn.
    info: { Title: name, CreationDate: instantAt(on, '12:00') },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.save().rotate(-32, { origin: [306, 420] });
  doc.font('Helvetica-Bold').fontSize(84).fillColor('#efe6d4').text('SPECIMEN', 60, 380);
  doc.restore();
  doc.fillColor('#1d2a23');
  write(doc);
  doc.font('Helvetica').fontSize(8.5).fillColor('#56645b').text(NOTE, MARGIN, 726);
  doc.end();
  return done;
}

function head(doc: Doc, from: string, what: string): void {
  doc.font('Helvetica-Bold').fontSize(20).fillColor('#1f4d3a').text(from, MARGIN, MARGIN);
  doc.font('Helvetica').fontSize(12).fillColor('#56645b').text(what).moveDown(1.2);
}

function title(doc: Doc, text: string): void {
  doc.moveDown(0.8).font('Helvetica-Bold').fontSize(12).fillColor('#1f4d3a').text(text, MARGIN);
  doc.moveDown(0.3);
}

function rows(doc: Doc, lines: readonly Row[]): void {
  doc.fontSize(11).fillColor('#1d2a23');
  for (const [label, value] of lines) {
    const y = doc.y;
    doc.font('Helvetica').text(label, MARGIN, y, { width: 320 });
    doc.font('Helvetica-Bold').text(value, MARGIN + 250, y, { width: WIDTH - 250, align: 'right' });
    doc.y = Math.max(doc.y, y + 17);
    doc.moveTo(MARGIN, doc.y - 3).lineTo(MARGIN + WIDTH, doc.y - 3);
    doc.lineWidth(0.5).strokeColor('#ddd1b9').stroke();
  }
}
