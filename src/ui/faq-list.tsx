import { FaqData } from './faq-data.tsx';

type FaqListProps = {
  questions: readonly {
    question: string;
    /** Paragraphs. */
    answer: readonly string[];
    links?: readonly { href: string; label: string }[];
  }[];
  isFirstOpen?: boolean;
};

/**
 * Questions that open to their answers, one at a time, in the browser's own accordion: readable
 * without JavaScript, with structured data for search engines.
 */
export function FaqList({ questions, isFirstOpen = false }: FaqListProps) {
  return (
    <>
      <FaqData
        questions={questions.map(({ question, answer }) => ({
          question,
          answer: answer.join(' '),
        }))}
      />
      <div className="border-line border-b">
        {questions.map(({ question, answer, links }, index) => (
          <details
            key={question}
            name="faq"
            open={isFirstOpen && index === 0}
            className="group border-line border-t"
          >
            <summary className="flex list-none items-start justify-between gap-6 py-4 font-semibold text-lg leading-snug [&::-webkit-details-marker]:hidden">
              {question}
              <svg
                viewBox="0 0 20 20"
                className="mt-1 size-5 shrink-0 text-terracotta transition-transform group-open:rotate-45"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <path d="M10 3v14M3 10h14" />
              </svg>
            </summary>
            <div className="max-w-2xl space-y-3 pr-10 pb-6 text-muted">
              {answer.map((text) => (
                <p key={text}>{text}</p>
              ))}
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
    </>
  );
}
