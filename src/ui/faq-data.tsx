import { jsonForScript } from '#shared/text/html.ts';

type FaqDataProps = { questions: readonly { question: string; answer: string }[] };

/** Structured data (schema.org) about the questions and answers beside it, for search engines. */
export function FaqData({ questions }: FaqDataProps) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, with < escaped
      dangerouslySetInnerHTML={{ __html: jsonForScript(data) }}
    />
  );
}
