import { FaqData } from '#ui/faq-data.tsx';
import { useBrazilianTexts } from './use-brazilian-texts.ts';

/** The answers are in the HTML and readable without JavaScript. */
export function PortugueseFaq() {
  const { title, questions } = useBrazilianTexts().faq;
  return (
    <section className="bg-sand py-20">
      <FaqData questions={questions} />
      <div className="mx-auto grid max-w-6xl gap-10 px-5 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-title">{title}</h2>
        <div className="divide-y divide-line border-line border-y">
          {questions.map(({ question, answer, links }, index) => (
            <details key={question} name="perguntas" open={index === 0} className="group">
              <summary className="flex list-none items-center justify-between gap-4 py-5 font-semibold text-lg [&::-webkit-details-marker]:hidden">
                {question}
                <svg
                  viewBox="0 0 16 16"
                  className="size-5 shrink-0 text-terracotta transition-transform group-open:rotate-45"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  aria-hidden="true"
                >
                  <path d="M8 2.5v11M2.5 8h11" />
                </svg>
              </summary>
              <div className="max-w-2xl space-y-3 pb-6 text-muted">
                <p>{answer}</p>
                {links?.map(({ href, label }) => (
                  <p key={href}>
                    <a href={href} className="text-ink underline underline-offset-4">
                      {label}
                    </a>
                  </p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
