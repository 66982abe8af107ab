import { WINDOW_DAYS } from '#features/program-rules/constants.ts';
import { useDepositAmount } from '#features/program-rules/web/use-program.ts';
import { buttonStyles } from '#ui/button.tsx';
import { FundCircle } from './fund-circle.tsx';

const lessons = (deposit: string): readonly (readonly [title: string, text: string])[] => [
  [
    'Como o grupo se forma',
    `O que acontece nos primeiros ${WINDOW_DAYS} dias e por que o depósito de ${deposit} volta se o grupo não fechar.`,
  ],
  [
    'Quanto custa, do começo ao fim',
    'As contribuições de US$ 2.344 e US$ 3.385, a taxa de administração e o fundo de reserva, somados linha por linha.',
  ],
  [
    'Sorteio e lance',
    'Como são escolhidas as duas famílias de cada mês, e quando um lance vale a pena.',
  ],
  [
    'O que pode dar errado',
    'Espera longa, atraso de outros membros, desistência: o que as regras dizem em cada caso.',
  ],
];

/** The hour's contents. */
export function WhatYouWillLearn() {
  return (
    <section className="mx-auto grid max-w-6xl gap-14 px-5 py-20 lg:grid-cols-[1.3fr_1fr] lg:items-center">
      <div>
        <h2 className="text-title">O que você vai aprender</h2>
        <ul className="mt-8 space-y-6">
          {lessons(useDepositAmount()).map(([title, text]) => (
            <li key={title} className="border-terracotta border-l-4 pl-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <a href="#inscricao" className={buttonStyles('primary', 'mt-10')}>
          Ir para a inscrição
        </a>
      </div>
      <FundCircle className="mx-auto w-full max-w-sm" />
    </section>
  );
}
