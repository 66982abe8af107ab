import { ruleAnchor, rulesPath } from '#features/legal/rule-addresses.ts';
import { WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';
import { FaqData } from '#ui/faq-data.tsx';

type Question = {
  question: string;
  answer: string;
  links?: readonly { href: string; label: string }[];
};

const QUESTIONS: readonly Question[] = [
  {
    question: 'Isso é legal nos Estados Unidos?',
    answer: `Sim. A ${brand.name} é uma cooperativa que opera em ${brand.region}: os membros compram juntos, com regras escritas e iguais para todos. Não emprestamos dinheiro, não cobramos juros e não vendemos investimento. As regras completas estão nos Termos de Uso, em inglês, e você as lê antes de pagar qualquer coisa.`,
    links: [{ href: rulesPath('pt-BR'), label: 'O regulamento, em palavras simples' }],
  },
  {
    question: 'Meus dados estão seguros?',
    answer:
      'Sim. Documentos são guardados criptografados e só abrem por links que expiram; cada abertura fica registrada. O cartão vai direto para o processador de pagamentos e nunca passa pelos nossos servidores. Não vendemos dados pessoais.',
  },
  {
    question: 'Preciso de visto ou de green card?',
    answer:
      'Não. O programa não pede visto nem green card. Perguntamos apenas se você tem SSN ou ITIN, sem o número, e verificamos identidade, idade e renda.',
  },
  {
    question: 'Quanto tempo até a minha vez?',
    answer: `Não sabemos, e ninguém sabe. ${WAIT_SENTENCE_PORTUGUESE} O sorteio dá a mesma chance a todos os que estão em dia; um lance ajuda se for o maior do mês. Se você precisa de uma casa em data certa, este não é o caminho.`,
    links: [
      { href: '#my-chance', label: 'Minha chance, ano a ano' },
      { href: '/simulador', label: 'O que pode acontecer com um grupo: o simulador' },
    ],
  },
  {
    question: 'E se eu desistir?',
    answer:
      'Antes de ser contemplado você pode sair quando quiser, mas o valor pago só volta se a sua cota cancelada for sorteada depois. Quem sai depois de contemplado recebe o que contribuiu, menos as taxas de administração e 5% de multa. O que volta é sempre a parte que foi para o fundo, 80% de cada contribuição; as partes de administração e de reserva não voltam.',
    links: [
      {
        href: `${rulesPath('pt-BR')}#${ruleAnchor('pt-BR', 13)}`,
        label: 'A regra para quem quer sair',
      },
    ],
  },
];

/** What people ask before they leave their name; the answers are in the page without script. */
export function PortugueseFaq() {
  return (
    <section className="bg-sand py-20">
      <FaqData questions={QUESTIONS} />
      <div className="mx-auto grid max-w-6xl gap-10 px-5 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-title">Perguntas que todo mundo faz</h2>
        <div className="divide-y divide-line border-line border-y">
          {QUESTIONS.map(({ question, answer, links }, index) => (
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
