import { describe, expect, it } from 'vitest';
import { csvCell, csvResponse } from './csv.ts';

describe('csvCell', () => {
  it.each([
    ['Ana Lima', 'Ana Lima'],
    ['Lima, Ana', '"Lima, Ana"'],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
    ['+1 801', "'+1 801"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM', "'＠SUM"],
    ['Ana; =1+1', `"Ana;' =1+1"`],
    ['a;＝1;b', `"a;'＝1;b"`],
    ['Ana; Bia', '"Ana; Bia"'],
    [-2, '-2'],
    [{ cents: -150 }, '-1.50'],
    [null, ''],
    [true, 'true'],
  ])('writes %j as %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('writes a number as spreadsheets in its language read it', () => {
    expect(csvCell(-2344.5)).toBe('-2344.5');
    expect(csvCell(-2344.5, 'pt-BR')).toBe('-2344,5');
    expect(csvCell({ cents: 234_400 }, 'pt-BR')).toBe('2344,00');
  });
});

describe('csvResponse', () => {
  it('streams page after page, and reads none it does not need', async () => {
    const asked: (string | undefined)[] = [];
    const response = await csvResponse<number>(
      'n.csv',
      { number: (n) => n },
      async ({ cursor }) => {
        asked.push(cursor);
        return cursor === undefined
          ? { items: [1, 2], nextCursor: 'second' }
          : { items: [3], nextCursor: null };
      },
    );
    // Reading as text drops the byte order mark.
    expect(await response.text()).toBe('number\r\n1\r\n2\r\n3\r\n');
    expect(asked).toEqual([undefined, 'second']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="n.csv"');
  });

  it('is an error, not a file, when the first page cannot be read', async () => {
    const failing = csvResponse<number>('n.csv', { number: (n) => n }, () =>
      Promise.reject(new Error('the database is away')),
    );
    await expect(failing).rejects.toThrow('the database is away');
  });

  it('breaks off when a later page cannot be read', async () => {
    const response = await csvResponse<number>(
      'n.csv',
      { number: (n) => n },
      async ({ cursor }) => {
        if (cursor) throw new Error('the database is away');
        return { items: [1], nextCursor: 'second' };
      },
    );
    await expect(response.text()).rejects.toThrow('the database is away');
  });

  it('stops reading when the client disconnects', async () => {
    let pages = 0;
    const response = await csvResponse<number>('n.csv', { number: (n) => n }, async () => {
      pages += 1;
      return { items: [pages], nextCursor: 'more' };
    });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const then = pages;
    // A reader that was not stopped would read on in the following turns of the event loop.
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    expect(pages).toBe(then);
  });
});
