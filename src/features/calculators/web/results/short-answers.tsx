import { useEffect, useState } from 'react';
import { programFees } from '../../figures/program.ts';
import type { CalculatorInputs } from '../../inputs/inputs.ts';
import { type Answer, findRow, range, type TabResult } from '../../result.ts';
import { writeAnswer } from '../../sentences/write-answer.ts';
import type { Tab } from '../../tabs/tabs.ts';
import { calculatorTexts } from '../../texts.ts';
import { useAllInputs, useInputs } from '../use-calculator.ts';
import { resultOf } from './result-of.ts';
import { SideMark } from './side-mark.tsx';
import { type FigureWriter, useFigureWriter } from './write-figure.ts';

/**
 * The answers in words. The first two, the sum as quoted and the one with everything counted, are
 * side by side in equal size; the page does not prefer one of them.
 */
export function ShortAnswers({ tab }: { tab: Tab }) {
  const count = useInputs('inLaterFrame', (inputs) => resultOf(tab, inputs).answers.length);
  const first = useInputs('inLaterFrame', (inputs) => pairOf(resultOf(tab, inputs)).length);
  if (count === 0) return null;
  return (
    <div>
      <div data-first-answer className="answer-pair">
        {range(0, first - 1).map((place) => (
          <FirstAnswer key={place} tab={tab} place={place} />
        ))}
      </div>
      <ul className="mt-5 space-y-3">
        {range(first, count - 1).map((place) => (
          <OtherAnswer key={place} tab={tab} place={place} />
        ))}
      </ul>
      <Fees tab={tab} />
      <Announcement tab={tab} />
    </div>
  );
}

/** The answers that are side by side: two, unless the tab has a single one. */
function pairOf({ answers }: TabResult): readonly Answer[] {
  return answers.slice(0, 2).filter(({ key }) => key !== 'awardChance');
}

function FirstAnswer({ tab, place }: { tab: Tab; place: number }) {
  const inputs = useAllInputs('inLaterFrame');
  const answer = resultOf(tab, inputs).answers[place];
  if (!answer) return null;
  return (
    <p className="border-line border-t-2 pt-4 font-display text-[clamp(1.3rem,1.1rem+0.8vw,1.75rem)] leading-[1.2] tracking-tight">
      <SideMark side={answer.winner} className="mr-2 mb-0.5" />
      <Sentence answer={answer} inputs={inputs} />
    </p>
  );
}

function OtherAnswer({ tab, place }: { tab: Tab; place: number }) {
  const inputs = useAllInputs('inLaterFrame');
  const answer = resultOf(tab, inputs).answers[place];
  if (!answer) return null;
  return (
    <li className="flex gap-3 text-lg leading-snug md:text-xl md:leading-snug">
      <SideMark side={answer.winner} className="mt-1.5 md:mt-2" />
      <span>
        <Sentence answer={answer} inputs={inputs} />
      </span>
    </li>
  );
}

function Sentence({ answer, inputs }: { answer: Answer; inputs: CalculatorInputs }) {
  const { locale, difference } = useFigureWriter();
  const text = writeAnswer(answer, inputs, locale, difference);
  const figure = difference(answer.amount, answer.unit);
  const at = text.lastIndexOf(figure);
  if (answer.amount === 0 || at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong className={`tabular font-semibold ${TONES[answer.winner]}`}>{figure}</strong>
      {text.slice(at + figure.length)}
    </>
  );
}

const TONES = { program: 'text-forest', mortgage: 'text-terracotta-deep', tie: '' } as const;

/** Every tab states the program's own cost. */
function Fees({ tab }: { tab: Tab }) {
  const writer = useFigureWriter();
  const text = useInputs('inLaterFrame', (inputs) =>
    writeFees(resultOf(tab, inputs), inputs, writer),
  );
  return <p className="mt-4 text-muted text-sm">{text}</p>;
}

function writeFees(
  result: TabResult,
  inputs: CalculatorInputs,
  { locale, figure }: FigureWriter,
): string {
  const { fees } = calculatorTexts(locale);
  const value =
    result.tab === 'buying-power'
      ? (findRow(result, 'highestValue').program ?? 0)
      : inputs.propertyValue;
  if (value === 0) return fees.share;
  const { total, admin, reserve } = programFees(value);
  const dollars = (amount: number) => figure(amount, 'dollars');
  return fees.amounts(dollars(value), {
    total: dollars(total),
    admin: dollars(admin),
    reserve: dollars(reserve),
  });
}

const ANNOUNCE_AFTER_MS = 450;

/** Announces the two answers to screen readers when the sliders stop. */
function Announcement({ tab }: { tab: Tab }) {
  const { locale, difference } = useFigureWriter();
  const inputs = useAllInputs('settled');
  const text = pairOf(resultOf(tab, inputs))
    .map((answer) => writeAnswer(answer, inputs, locale, difference))
    .join(' ');
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first && said === '') return;
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
