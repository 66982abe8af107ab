import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import type { Audience } from '../audience.ts';

const TITLES: Record<Audience, string> = {
  investors: 'A property through a circle of households',
  homebuyers: 'A first home through a circle of households',
};

/** The beginning of the short page: what this is, in three sentences. */
export function ShortIntro({ audience }: { audience: Audience }) {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-12 md:pt-16">
      <h1 className="max-w-3xl text-title">{TITLES[audience]}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">
        480 households contribute to one shared fund every month, and the fund buys for two of them:
        no down payment, no interest, 240 contributions. {WAIT_SENTENCE}{' '}
        <a href="#my-chance" className="underline underline-offset-4">
          My chance, year by year
        </a>
        . Not a loan, a bank or an investment.
      </p>
    </section>
  );
}
