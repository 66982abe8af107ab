const BENEFITS = [
  {
    figure: '1,2%',
    title: 'ao ano de taxa, e nada de juros',
    text: 'A administração custa 24% do valor do imóvel em 20 anos, ou 1,2% ao ano, mais 1% para o fundo de reserva. É só isso. A parcela não muda com a taxa do dia.',
  },
  {
    figure: '$250K–$800K',
    title: 'de economia em relação a um financiamento',
    text: 'É a diferença entre tudo o que se paga num financiamento de 30 anos e tudo o que se contribui aqui, conforme o imóvel e os juros. A conta deixa de fora o aluguel até a contemplação, o rendimento da entrada e a valorização do imóvel; a nossa calculadora mostra a sua, com cada premissa.',
    link: { href: '/calculadoras?tab=lifetime-cost', label: 'Fazer a minha conta' },
  },
  {
    figure: 'Sem score',
    title: 'e sem histórico americano de crédito',
    text: 'Quem chegou há pouco ouve “não” do banco por falta de histórico. Aqui contam a sua renda comprovada e a contribuição em dia.',
  },
  {
    figure: '2 por mês',
    title: 'uma por sorteio, outra por lance',
    text: 'Todo mês em que há saldo, uma família é sorteada e outra é contemplada pelo maior lance, que é opcional e começa em 50% do valor do imóvel.',
  },
] as const;

/** Why people come: four claims, each with its terms. */
export function Benefits() {
  return (
    <section className="bg-forest-deep py-20 text-cream">
      <div className="mx-auto max-w-6xl px-5">
        <h2 className="max-w-2xl text-title">O que muda quando não há banco no meio</h2>
        <ul className="mt-12 divide-y divide-cream/20 border-cream/20 border-t">
          {BENEFITS.map((benefit) => (
            <li
              key={benefit.figure}
              className="grid gap-x-10 gap-y-3 py-8 md:grid-cols-[19rem_1fr] md:items-baseline"
            >
              <p className="tabular font-display text-4xl text-gold">{benefit.figure}</p>
              <div className="max-w-2xl">
                <h3 className="text-2xl">{benefit.title}</h3>
                <p className="mt-3 text-cream/85">{benefit.text}</p>
                {'link' in benefit && (
                  <a
                    href={benefit.link.href}
                    className="mt-1 inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {benefit.link.label}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
