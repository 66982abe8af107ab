import { type PlanId, plans, TERM_MONTHS } from '#features/plans/plans.ts';
import { WINDOW_DAYS } from '#features/program-rules/constants.ts';
import { useDepositAmount } from '#features/program-rules/web/use-program.ts';
import { brand } from '#shared/brand.ts';
import { formatMoney } from '#shared/text/money.ts';
import { FundCircle } from './fund-circle.tsx';

const home = (id: PlanId) => formatMoney(plans[id].homeValue, 'pt-BR');
const monthly = (id: PlanId) => formatMoney(plans[id].monthlyContribution, 'pt-BR');

const steps = (deposit: string) => [
  {
    title: 'Você entra num grupo',
    text: `Faz a inscrição e um depósito de ${deposit} no cartão, que vale como parte da primeira contribuição. Se o grupo não se formar em ${WINDOW_DAYS} dias, o depósito volta inteiro.`,
  },
  {
    title: 'Contribui todo mês',
    text: `São ${TERM_MONTHS} contribuições: ${monthly('450')} por mês para um imóvel de ${home('450')}, ${monthly('650')} para um de ${home('650')}.`,
  },
  {
    title: 'É contemplado',
    text: 'Por sorteio ou por lance, desde que esteja em dia. Quem não é escolhido continua no grupo e concorre no mês seguinte.',
  },
  {
    title: 'Compra o imóvel',
    text: 'Você escolhe a casa; o fundo paga. A compra costuma levar de 30 a 60 dias, e as contribuições seguem até o fim do prazo.',
  },
];

/** The way from the group to the house, in four steps. */
export function StepsInPortuguese() {
  return (
    <section className="mx-auto grid max-w-6xl gap-14 px-5 py-20 lg:grid-cols-[1fr_1.2fr] lg:items-center">
      <FundCircle className="mx-auto w-full max-w-md" />
      <div>
        <h2 className="text-title">Como funciona</h2>
        <ol className="mt-8 space-y-7">
          {steps(useDepositAmount()).map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[3rem_1fr]">
              <span aria-hidden="true" className="tabular font-display text-3xl text-terracotta">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8 text-muted text-sm">
          O programa da {brand.name} funciona por enquanto só em {brand.region}.
        </p>
      </div>
    </section>
  );
}
