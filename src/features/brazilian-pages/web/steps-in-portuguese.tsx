import { FundCircle } from './fund-circle.tsx';
import { useBrazilianTexts } from './use-brazilian-texts.ts';

export function StepsInPortuguese() {
  const { steps } = useBrazilianTexts();
  return (
    <section className="mx-auto grid max-w-6xl gap-14 px-5 py-20 lg:grid-cols-[1fr_1.2fr] lg:items-center">
      <FundCircle className="mx-auto w-full max-w-md" />
      <div>
        <h2 className="text-title">{steps.title}</h2>
        <ol className="mt-8 space-y-7">
          {steps.list.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[3rem_1fr]">
              <span aria-hidden="true" className="tabular font-display text-3xl text-terracotta">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8 text-muted text-sm">{steps.region}</p>
      </div>
    </section>
  );
}
