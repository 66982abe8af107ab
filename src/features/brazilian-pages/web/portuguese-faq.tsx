import { FaqList } from '#ui/faq-list.tsx';
import { useBrazilianTexts } from './use-brazilian-texts.ts';

export function PortugueseFaq() {
  const { title, questions } = useBrazilianTexts().faq;
  return (
    <section className="bg-sand py-20">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-title">{title}</h2>
        <FaqList
          isFirstOpen
          questions={questions.map((one) => ({ ...one, answer: [one.answer] }))}
        />
      </div>
    </section>
  );
}
