import { useBrazilianTexts } from './use-brazilian-texts.ts';

/** Four benefits, each with its conditions. */
export function Benefits() {
  const { benefits } = useBrazilianTexts();
  return (
    <section className="bg-forest-deep py-20 text-cream">
      <div className="mx-auto max-w-6xl px-5">
        <h2 className="max-w-2xl text-title">{benefits.title}</h2>
        <ul className="mt-12 divide-y divide-cream/20 border-cream/20 border-t">
          {benefits.list.map((benefit) => (
            <li
              key={benefit.figure}
              className="grid gap-x-10 gap-y-3 py-8 md:grid-cols-[19rem_1fr] md:items-baseline"
            >
              <p className="tabular font-display text-4xl text-gold">{benefit.figure}</p>
              <div className="max-w-2xl">
                <h3 className="text-2xl">{benefit.title}</h3>
                <p className="mt-3 text-cream/85">{benefit.text}</p>
                {benefit.link && (
                  <a
                    href={benefit.link.href}
                    className="mt-1 inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {benefit.link.label}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
