import { describe, expect, it } from 'vitest';
import { signInAsMember } from '#testing/member-browser.ts';
import { deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { sendYearlyStatements } from './send-yearly-statements.ts';
import { pdfOf, printable } from './statement-pdf.ts';

const EMAIL = 'ana@example.com';

describe('a member’s statements', () => {
  const test = useTestApp();

  async function begin() {
    test.clock.set('2026-03-20T18:00:00Z');
    await formGroup(test, { capacity: 2, emails: [EMAIL, 'bia@example.com'] });
    const browser = await signInAsMember(test, EMAIL);
    const [seat] = await (await browser.send('GET', '/api/contributions')).json();
    test.clock.set('2026-04-02T18:00:00Z');
    const started = await browser.send('POST', `/api/contributions/${seat.membershipId}/payments`, {
      first: 1,
      instalments: 1,
      method: 'card',
    });
    await payWith(test, (await started.json()).clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    return { browser, path: `/api/statements/${seat.membershipId}` };
  }

  it('show what was paid and what it was for, by month and year', async () => {
    const { browser, path } = await begin();
    const year = await (await browser.send('GET', `${path}?period=2026`)).json();
    expect(year).toMatchObject({
      firstMonth: '2026-03',
      lastMonth: '2026-04',
      opening: { amount: 0 },
      closing: {
        amount: 234_400,
        fund: 187_500,
        administration: 45_000,
        reserve: 1_900,
        waiting: 0,
      },
    });
    expect(year.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'deposit-credited',
      'contribution-received',
    ]);
    expect(year.entries[1]).toMatchObject({ amount: 214_400, instalments: [1], fund: 187_500 });
    expect(year.change).toEqual(year.closing);
    expect(year.address.join(' ')).toMatch(/\w/);
    const april = await (await browser.send('GET', `${path}?period=2026-04`)).json();
    expect(april).toMatchObject({ opening: { amount: 20_000, waiting: 20_000 } });
    expect(april.entries).toHaveLength(1);
  });

  it('can be saved as CSV and as PDF', async () => {
    const { browser, path } = await begin();
    const csv = await (await browser.send('GET', `${path}/statement.csv?period=2026`)).text();
    expect(csv.split('\r\n')[0]).toContain('Date,Entry,Paid,Toward homes');
    expect(csv).toContain('2026-04-02,Contribution received: no. 1,2144,1875,450,19,-200');
    const pdf = await browser.send('GET', `${path}/statement.pdf?period=2026-04`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // Text in fonts, no pictures: it can be selected and read aloud.
    expect(bytes.toString('latin1')).toContain('/BaseFont /Helvetica');
  });

  it('are written in the member’s language, in files and in the calendar', async () => {
    const { browser, path } = await begin();
    await browser.send('PUT', '/api/account/mail-language', { language: 'pt-BR' });
    const csv = await browser.send('GET', `${path}/statement.csv?period=2026`);
    expect(csv.headers.get('content-disposition')).toContain('extrato-cota-');
    const text = await csv.text();
    expect(text.split('\r\n')[0]).toContain('Data;Lançamento;Pago;Fundo comum;');
    expect(text).toContain('2026-04-02;Contribuição recebida: nº 1;2144;1875;450;19;-200');
    const pdf = await browser.send('GET', `${path}/statement.pdf?period=2026-04`);
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(bytes).toContain('/Lang (pt-BR)');
    const { address } = await (await browser.send('POST', '/api/calendar')).json();
    const calendar = await (await test.request('GET', new URL(address).pathname)).text();
    expect(calendar).toContain('SUMMARY:Assembleia do Grupo 1 de US$');
  });

  it('are mailed in January, once, to who paid in the year before', async () => {
    await begin();
    const yearly = async () => {
      await sendYearlyStatements(test.context);
      await test.drainJobs();
      const mails = await test.mailbox(EMAIL);
      return mails.filter(({ subject }) => subject.startsWith('Your statement for'));
    };
    test.clock.set('2026-12-31T18:00:00Z');
    expect(await yearly()).toEqual([]);
    test.clock.set('2027-01-02T18:00:00Z');
    await yearly();
    const [mail, ...more] = await yearly();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your statement for 2026');
    for (const part of ['$2,344', '$1,875', '$450', '$19']) expect(mail?.text).toContain(part);
    test.clock.set('2028-01-02T18:00:00Z');
    expect(await yearly()).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    const { browser, path } = await begin();
    const other = await signInAsMember(test, 'bia@example.com');
    for (const file of ['', '/statement.csv', '/statement.pdf']) {
      expect((await other.send('GET', `${path}${file}?period=2026`)).status).toBe(404);
      expect((await test.request('GET', `${path}${file}?period=2026`)).status).toBe(401);
    }
    for (const period of ['', '26', '2026-13', '2026-1', '0000']) {
      expect((await browser.send('GET', `${path}?period=${period}`)).status).toBe(422);
    }
  });

  it('give a calendar by a secret address that can be renewed and ended', async () => {
    const { browser } = await begin();
    expect(await (await browser.send('GET', '/api/calendar')).json()).toEqual({ address: null });
    const renew = async () => {
      const { address } = await (await browser.send('POST', '/api/calendar')).json();
      return new URL(address).pathname;
    };
    const first = await renew();
    const calendar = await (await test.request('GET', first)).text();
    // Instalment 1 is paid: the first due date is that of the second.
    expect(calendar).not.toContain('DTSTART;VALUE=DATE:20260505');
    expect(calendar).toContain('DTSTART;VALUE=DATE:20260605');
    expect(calendar).toContain('DTSTART:20260516T000000Z');
    const second = await renew();
    expect((await test.request('GET', first)).status).toBe(404);
    expect((await test.request('GET', second)).status).toBe(200);
    // The id alone, or a changed signature, opens nothing.
    const [id] = second.split('.');
    expect((await test.request('GET', `${id}.${'A'.repeat(43)}.ics`)).status).toBe(404);
    expect((await test.request('GET', `${id}.ics`)).status).toBe(404);
    await browser.send('DELETE', '/api/calendar');
    expect((await test.request('GET', second)).status).toBe(404);
  });
});

it('keeps names readable in the PDF’s own fonts', () => {
  expect(printable('João Gonçalves-Nuñez')).toBe('João Gonçalves-Nuñez');
  expect(printable('Šárka Ğül 王')).toBe('Sárka Gül ?');
});

it.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['the syntax of a PDF', ') Tj ET /JavaScript (app.alert\\(1\\)) % \\'],
  ['line breaks', 'Ana\r\nendstream endobj\r\n%%EOF'],
  ['a reversed direction', 'Ana\u202eamiL'],
  ['10,000 characters', 'Ana '.repeat(2_500)],
  ['emoji', '👩‍👩‍👧‍👦'.repeat(20)],
  ['NUL', 'Ana\u0000'],
  ['half a character', 'Ana\ud83d'],
])('prints a holder’s name with %s as text', async (_, holder) => {
  const none = { amount: 0, fund: 0, administration: 0, reserve: 0, waiting: 0 };
  const response = await pdfOf(
    {
      membershipId: '018f0000-0000-7000-8000-000000000001',
      holder,
      address: [],
      groupName: 'Group 1',
      seat: 1,
      planId: '450',
      period: '2026',
      firstMonth: '2026-01',
      lastMonth: '2026-12',
      opening: none,
      entries: [],
      change: none,
      closing: none,
    },
    { now: new Date('2026-04-02T18:00:00Z'), locale: 'en' },
  );
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(file.startsWith('%PDF-')).toBe(true);
  expect(file.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(file.match(/%%EOF/g)).toHaveLength(1);
  expect(file).not.toMatch(/\/(JavaScript|OpenAction|Launch)\b/);
  expect(response.headers.get('content-disposition')).not.toMatch(/[^\x20-\x7e]/);
});
