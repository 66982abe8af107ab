import { buttonStyles } from '#ui/button.tsx';
import { FundCircle } from './fund-circle.tsx';
import { useBrazilianTexts } from './use-brazilian-texts.ts';

export function WhatYouWillLearn() {
  const { lessons } = useBrazilianTexts();
  return (
    <section className="mx-auto grid max-w-6xl gap-14 px-5 py-20 lg:grid-cols-[1.3fr_1fr] lg:items-center">
      <div>
        <h2 className="text-title">{lessons.title}</h2>
        <ul className="mt-8 space-y-6">
          {lessons.list.map(([title, text]) => (
            <li key={title} className="border-terracotta border-l-4 pl-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <a href="#inscricao" className={buttonStyles('primary', 'mt-10')}>
          {lessons.toForm}
        </a>
      </div>
      <FundCircle className="mx-auto w-full max-w-sm" />
    </section>
  );
}
