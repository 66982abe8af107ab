import { WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { useDepositAmount } from '#features/program-rules/web/use-program.ts';

type Row = {
  subject: string;
  bank: string;
  cooperative: string;
  link?: { href: string; label: string };
};

const rows = (deposit: string): readonly Row[] => [
  {
    subject: 'Entrada',
    bank: '20% a 25% do valor, antes de receber a chave',
    cooperative: `Nenhuma; ${deposit} de depósito, que contam na primeira contribuição`,
  },
  {
    subject: 'Juros',
    bank: '7% a 8% ao ano durante 30 anos',
    cooperative: '0%; taxa de administração de 1,2% ao ano',
  },
  {
    subject: 'Crédito',
    bank: 'Score alto e anos de histórico americano',
    cooperative: 'Renda comprovada e contribuições em dia',
  },
  {
    subject: 'Documentos',
    bank: 'Visto e status pesam na decisão',
    cooperative: 'Visto não é exigido; identidade e renda, sim',
  },
  {
    subject: 'Prazo',
    bank: '360 parcelas',
    cooperative: `${TERM_MONTHS} contribuições`,
  },
  {
    subject: 'Quando recebe',
    bank: 'Logo, se o banco aprovar',
    cooperative: `Por sorteio ou lance. ${WAIT_SENTENCE_PORTUGUESE}`,
    link: { href: '/imovelnoseua#my-chance', label: 'Minha chance, ano a ano' },
  },
];

/** The bank's way beside the cooperative's, including where the bank is better. */
export function BankComparison() {
  return (
    <section className="bg-sand py-20">
      <div className="mx-auto max-w-6xl px-5">
        <h2 className="max-w-2xl text-title">O banco tradicional e a cooperativa, lado a lado</h2>
        <table className="tabular mt-10 w-full border-collapse text-left">
          <thead className="hidden md:table-header-group">
            <tr className="border-ink/25 border-b-2">
              <td className="w-44" />
              <th scope="col" className="w-2/5 py-3 pr-8 font-semibold text-terracotta-deep">
                O problema no banco
              </th>
              <th scope="col" className="py-3 font-semibold text-forest">
                A solução na cooperativa
              </th>
            </tr>
          </thead>
          <tbody>
            {rows(useDepositAmount()).map(({ subject, bank, cooperative, link }) => (
              <tr key={subject} className="block border-line border-b py-5 md:table-row md:py-0">
                <th
                  scope="row"
                  className="block pr-8 font-display font-medium text-xl md:table-cell md:py-5 md:align-top"
                >
                  {subject}
                </th>
                <td className="mt-2 block pr-8 text-muted md:mt-0 md:table-cell md:py-5 md:align-top">
                  <span className="mr-2 font-semibold text-terracotta-deep text-sm md:hidden">
                    No banco
                  </span>
                  {bank}
                </td>
                <td className="mt-1 block md:mt-0 md:table-cell md:py-5 md:align-top">
                  <span className="mr-2 font-semibold text-forest text-sm md:hidden">
                    Na cooperativa
                  </span>
                  {cooperative}
                  {link && (
                    <>
                      {' '}
                      <a href={link.href} className="underline underline-offset-4">
                        {link.label}
                      </a>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
