import { describe, expect, it } from 'vitest';
import { writeReading } from '#ui/plot/line-legend.tsx';
import type { Plot } from '../../result.ts';
import { plotData } from '../plot-data.ts';
import { writerIn } from '../results/write-figure.ts';
import { describePlot, writeX } from './plot-words.ts';

const plot: Plot = {
  key: 'costByYear',
  xKey: 'year',
  xUnit: 'years',
  yUnit: 'dollars',
  x: [0, 1, 2],
  lines: [
    { key: 'mortgage', side: 'mortgage', values: [100, 110, 120] },
    { key: 'program', side: 'program', values: [0, 90, 180] },
    { key: 'programAllIn', side: 'program', values: [50, undefined, 50] },
  ],
};

describe('a plot in words', () => {
  it('names both ends of each line and where the two sides cross', () => {
    expect(describePlot(plot, 'en')).toBe(
      'Year 0 to year 2. Mortgage: from $100 to $120. Program: from $0 to $180. ' +
        'Program, everything counted: $50 at both ends. ' +
        'Mortgage and Program cross between year 1 and year 2.',
    );
  });

  it('says it in Portuguese too', () => {
    expect(describePlot(plot, 'pt-BR').replaceAll('\u00a0', ' ')).toBe(
      'Entre o ano 0 e o ano 2. Financiamento: de US$ 100 a US$ 120. Programa: de US$ 0 a US$ 180. ' +
        'Programa, contando tudo: US$ 50 nas duas pontas. ' +
        'Financiamento e Programa se cruzam entre o ano 1 e o ano 2.',
    );
  });

  it('names what lies above or below both ends', () => {
    const values = { mortgage: [5, 9, 1], program: [7, 2, 7] };
    const words = describePlot(
      {
        ...plot,
        lines: plot.lines.slice(0, 2).map((line) => ({ ...line, values: values[line.side] })),
      },
      'en',
    );
    expect(words).toContain('Mortgage: from $5 to $1, highest $9 at year 1.');
    expect(words).toContain('Program: $7 at both ends, lowest $2 at year 1.');
    expect(words).toContain('cross between year 0 and year 1 and between year 1 and year 2.');
  });

  it('counts lines that touch as not crossing', () => {
    const values = { mortgage: [2, 1, 2], program: [1, 1, 1] };
    const words = describePlot(
      {
        ...plot,
        lines: plot.lines.slice(0, 2).map((line) => ({ ...line, values: values[line.side] })),
      },
      'en',
    );
    expect(words).toContain('do not cross');
  });

  it('says when they do not cross', () => {
    const values = { mortgage: [2, 2, 2], program: [1, 1, 1] };
    const apart = {
      ...plot,
      lines: plot.lines.map((line) => ({ ...line, values: values[line.side] })),
    };
    expect(describePlot(apart, 'en')).toContain('do not cross');
  });

  it('says when there is nothing to tell them apart', () => {
    const alike = { ...plot, lines: plot.lines.map((line) => ({ ...line, values: [0, 0, 0] })) };
    expect(describePlot(alike, 'en')).toContain('Mortgage and Program are the same throughout.');
  });

  it('reads all lines at one place', () => {
    const { lines } = plotData(plot, 'en');
    const write = (figure?: number) => writerIn('en').figure(figure, 'dollars');
    expect(writeReading({ place: writeX(plot, 1, 'en'), lines, index: 1, write })).toBe(
      'Year 1: Mortgage $110; Program $90; Program, everything counted –',
    );
  });
});
