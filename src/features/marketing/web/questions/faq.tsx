import { FaqList } from '#ui/faq-list.tsx';
import type { Audience } from '../../audience.ts';
import { landingTexts } from '../../texts.ts';
import { SectionHeading } from '../section-heading.tsx';
import { useLandingTexts } from '../use-landing-texts.ts';

export function Faq({ audience }: { audience: Audience }) {
  const { title, lead, questions } = useLandingTexts(landingTexts).faq;
  return (
    <section id="faqs" className="mx-auto max-w-6xl px-5 py-16 md:py-24">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading title={title}>{lead}</SectionHeading>
        <FaqList questions={questions[audience]} />
      </div>
    </section>
  );
}
