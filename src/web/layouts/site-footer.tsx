import { brand } from '#shared/brand.ts';
import { scrollToElement } from '#ui/scroll.ts';

const SECTIONS = [['how-it-works', 'How It Works']] as const;

export function SiteFooter() {
  return (
    <footer className="bg-forest-deep text-cream">
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-14 md:grid-cols-[2fr_1fr]">
        <div>
          <p className="font-display text-2xl">{brand.name}</p>
          <p className="mt-3 max-w-md text-cream/80">
            A cooperative of households in {brand.region}. Not a loan, a bank or an investment.
          </p>
        </div>
        <nav aria-label="Footer" className="flex flex-col items-start gap-2">
          {SECTIONS.map(([id, label]) => (
            <button
              key={id}
              type="button"
              className="underline-offset-4 hover:underline"
              onClick={() => scrollToElement(id)}
            >
              {label}
            </button>
          ))}
          <a href="#sign-in" className="underline-offset-4 hover:underline">
            Member sign-in
          </a>
        </nav>
      </div>
      <p className="border-cream/15 border-t px-5 py-5 text-center text-cream/70 text-sm">
        {brand.legalEntity} · {brand.contactAddress} · {brand.contactEmail}
      </p>
    </footer>
  );
}
