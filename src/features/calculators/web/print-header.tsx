import { useEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { browserSeconds } from '#ui/browser-clock.ts';
import { useAllInputs } from './use-calculator.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day on the visitor's own clock. */
function today(): string {
  return day.format(browserSeconds() * 1000);
}

/** On paper: whose page this is, when it was printed, and where the same figures are found again. */
export function PrintHeader() {
  const line = useRef<HTMLSpanElement>(null);
  const inputs = useAllInputs('settled');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with the inputs
  useEffect(() => {
    const write = () => {
      if (line.current) {
        line.current.textContent = `Printed on ${today()} from ${window.location.href}`;
      }
    };
    write();
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [inputs]);
  return (
    <p className="hidden print:mb-2 print:flex print:justify-between print:gap-6">
      <strong className="shrink-0">{brand.name}</strong>
      <span ref={line} className="break-all text-right" />
    </p>
  );
}
