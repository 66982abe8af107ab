import { FaqData } from '#ui/faq-data.tsx';
import type { Audience } from '../../audience.ts';
import { landingTexts } from '../../texts.ts';
import { SectionHeading } from '../section-heading.tsx';
import { useLandingTexts } from '../use-landing-texts.ts';

/** Questions and answers; the browser's own accordion, one open at a time. */
export function Faq({ audience }: { audience: Audience }) {
  const { title, lead, questions } = useLandingTexts(landingTexts).faq;
  return (
    <section id="faqs" className="mx-auto max-w-6xl px-5 py-16 md:py-24">
      <FaqData
        questions={questions[audience].map(({ question, answer }) => ({
          question,
          answer: answer.join(' '),
        }))}
      />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading title={title}>{lead}</SectionHeading>
        <div className="border-line border-b">
          {questions[audience].map(({ question, answer, links }) => (
            <details key={question} name="faq" className="group border-line border-t">
              <summary className="flex items-start justify-between gap-6 py-4 font-semibold text-lg leading-snug">
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
      </div>
    </section>
  );
}
